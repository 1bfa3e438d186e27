import { nl as address } from '../address/texts.nl.js';
import { nl as fields } from '../fields/texts.nl.js';
import { nl as summary } from '../summary/texts.nl.js';
import { nl as uploads } from '../uploads/texts.nl.js';

/** Everything that this package says, in Dutch, by the names of its texts. */
export const words = {
  'forms/address': address,
  'forms/fields': fields,
  'forms/summary': summary,
  'forms/uploads': uploads,
} as const;
