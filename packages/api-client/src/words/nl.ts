import { nl as failures } from '../client/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = { 'api-client/failures': failures } as const;
