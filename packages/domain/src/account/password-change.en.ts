import type { Translation } from '@pomp/language';
import type { nl } from './password-change.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Change password',
  password: { label: 'Current password' },
};
