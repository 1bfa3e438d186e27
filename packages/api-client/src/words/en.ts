import type { Translation } from '@pomp/language';
import { en as failures } from '../client/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = { 'api-client/failures': failures };
