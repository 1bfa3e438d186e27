import type { Translation } from '@pomp/language';
import type { nl } from './frame.nl';

export const en: Translation<typeof nl> = {
  skip: 'Skip to content',
  newsletter: 'An email from us now and then?',
  home: 'Home',
  untranslated: 'This page is only available in Dutch.',
};
