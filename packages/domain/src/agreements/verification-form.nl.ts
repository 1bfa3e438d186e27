import type { WordsOf } from '../sections/words-of.js';
import type { verificationForm } from './verification-form.js';

export const nl = {
  title: 'Ondertekening controleren',
  code: {
    label: 'Controlecode',
    help: 'De code van vier keer vier tekens op de bevestiging, bijvoorbeeld K7QM-2F9D-X4TB-8HZR.',
    malformed: 'Deze code klopt niet. Kijk nog eens op de bevestiging.',
  },
} as const satisfies WordsOf<typeof verificationForm>;
