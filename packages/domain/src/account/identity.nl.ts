import type { WordsOf } from '../sections/words-of.js';
import type { identity } from './identity.js';

export const nl = {
  title: 'Ben jij het?',
  password: { label: 'Je wachtwoord' },
} as const satisfies WordsOf<typeof identity>;
