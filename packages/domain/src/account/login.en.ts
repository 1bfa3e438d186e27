import type { Translation } from '@pomp/language';
import type { nl } from './login.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Log in',
  email: { label: 'Email address' },
  password: { label: 'Password' },
};
