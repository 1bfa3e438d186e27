import type { Translation } from '@pomp/language';
import type { nl } from './identity.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Is this you?',
  password: { label: 'Your password' },
};
