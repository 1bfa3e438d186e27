import type { Translation } from '@pomp/language';
import { en as documents } from '../documents/texts.en.js';
import type { words as dutch } from './nl.js';

/** The same in English. */
export const words: Translation<typeof dutch> = { 'portal/documents': documents };
