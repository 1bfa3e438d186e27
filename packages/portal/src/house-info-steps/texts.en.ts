import type { Translation } from '@pomp/language';
import type { nl } from './texts.nl.js';

export const en: Translation<typeof nl> = {
  saveAndHome: 'Save and back to home overview',
  home: 'Back to home details',
  loading: 'Loading home details',
};
