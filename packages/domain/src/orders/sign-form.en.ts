import type { Translation } from '@pomp/language';
import type { nl } from './sign-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Sign to agree',
  name: { label: 'Your first and last name' },
  agreed: {
    label: 'I have read the installation plan and agree to it',
    missing: 'You have to agree to the installation plan.',
  },
};
