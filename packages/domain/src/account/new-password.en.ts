import type { Translation } from '@pomp/language';
import type { nl } from './new-password.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Choose a new password',
  newPassword: { label: 'New password', help: 'At least 8 characters, with a capital letter, a small letter and a digit.' },
  confirmPassword: { label: 'Repeat the new password' },
};
