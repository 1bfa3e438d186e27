import type { WordsOf } from '../sections/words-of.js';
import type { signForm } from './sign-form.js';

export const nl = {
  title: 'Teken voor akkoord',
  name: { label: 'Je voor- en achternaam' },
  agreed: {
    label: 'Ik heb het installatieplan gelezen en ga ermee akkoord',
    missing: 'Je moet akkoord gaan met het installatieplan.',
  },
} as const satisfies WordsOf<typeof signForm>;
