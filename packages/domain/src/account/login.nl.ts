import type { WordsOf } from '../sections/words-of.js';
import type { login } from './login.js';

export const nl = {
  title: 'Inloggen',
  email: { label: 'E-mailadres' },
  password: { label: 'Wachtwoord' },
} as const satisfies WordsOf<typeof login>;
