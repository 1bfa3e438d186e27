import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  noConnection: 'There is no connection. Check your internet and try again.',
  unexpected: 'Something went wrong. Please try again later.',
};
