import { nl as documents } from '../documents/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = { 'portal/documents': documents } as const;
