import type { Translation } from '@pomp/language';
import type { nl } from './quick-check-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Calculate your savings',
  people: { label: 'Number of residents' },
};
