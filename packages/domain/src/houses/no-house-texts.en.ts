import type { Translation } from '@pomp/language';
import type { nl } from './no-house-texts.nl.js';

export const en: Translation<typeof nl> = {
  notFound: 'No home found',
};
