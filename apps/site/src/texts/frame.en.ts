import type { Translation } from '@pomp/language';
import type { nl } from './frame.nl';

export const en: Translation<typeof nl> = {
  skip: 'Skip to content',
  newsletter: 'News about heat pumps, by email',
  home: 'Home',
  identity: { registered: 'Chamber of Commerce {number}', vat: 'VAT {number}', example: 'Example details, not confirmed yet.' },
  untranslated: 'This page is only available in Dutch.',
};
