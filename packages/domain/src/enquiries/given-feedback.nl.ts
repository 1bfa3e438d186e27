import type { WordsOf } from '../sections/words-of.js';
import type { givenFeedback } from './feedback-form.js';

export const nl = {
  title: 'Feedback',
  type: { label: 'Over', options: { woning: 'Woninggegevens', installatie: 'Installatiegegevens' } },
} as const satisfies WordsOf<typeof givenFeedback>;
