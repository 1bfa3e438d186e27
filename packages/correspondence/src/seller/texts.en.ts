import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  registered: 'Chamber of Commerce {number}',
  vat: 'VAT {number}',
  example: 'example details, not confirmed yet',
};
