import type { Translation } from '@pomp/language';
import type { nl } from './meter-texts.nl.js';

export const en: Translation<typeof nl> = {
  tooLong: 'A meter has at most six digits before the decimal point. Leave out what comes after it.',
  lower: 'This is lower than your last reading: {before, number}. Please check your meter.',
  higher: 'This is much more than your last reading: {before, number}. Leave out what comes after the decimal point.',
};
