import type { WordsOf } from '../sections/words-of.js';
import type { feedbackForm } from './feedback-form.js';

export const nl = {
  title: 'Hoe ging het invullen?',
  grade: { label: 'Hoe ging het invullen?' },
  message: { label: 'Wat kan er beter?' },
} as const satisfies WordsOf<typeof feedbackForm>;
