import type { WordsOf } from '../sections/words-of.js';
import type { passwordChange } from './password-change.js';

export const nl = {
  title: 'Wachtwoord veranderen',
  password: { label: 'Huidige wachtwoord' },
} as const satisfies WordsOf<typeof passwordChange>;
