import type { Translation } from '@pomp/language';
import type { nl } from './password-recovery.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Forgot password',
  intro: 'Enter your email address. We’ll send you a link to choose a new password.',
  email: { label: 'Email address' },
};
