import type { Translation } from '@pomp/language';
import type { nl } from './verification-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Verify a signature',
  code: {
    label: 'Verification code',
    help: 'The code of four times four characters on the confirmation, for example K7QM-2F9D-X4TB-8HZR.',
    malformed: 'This code isn’t right. Have another look at the confirmation.',
  },
};
