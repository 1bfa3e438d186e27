import type { Translation } from '@pomp/language';
import type { nl } from './leave-guard-texts.nl.js';

export const en: Translation<typeof nl> = {
  unsaved: 'There are unsaved changes. Are you sure you want to leave this page?',
};
