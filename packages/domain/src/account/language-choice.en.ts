import type { Translation } from '@pomp/language';
import type { nl } from './language-choice.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Language',
  locale: { label: 'Language of the portal', help: 'Your emails and new documents will be in this language too.' },
};
