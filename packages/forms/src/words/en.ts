import type { Translation } from '@pomp/language';
import { en as address } from '../address/texts.en.js';
import { en as fields } from '../fields/texts.en.js';
import { en as summary } from '../summary/texts.en.js';
import { en as uploads } from '../uploads/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = {
  'forms/address': address,
  'forms/fields': fields,
  'forms/summary': summary,
  'forms/uploads': uploads,
};
