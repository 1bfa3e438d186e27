import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  label: 'Pagination',
  previous: 'Previous',
  next: 'Next',
  position: 'Page {page} of {pages}',
};
