import type { WordsOf } from '../sections/words-of.js';
import type { withdrawalForm } from './withdrawal-form.js';

export const nl = {
  title: 'Overeenkomst herroepen',
  name: { label: 'Je voor- en achternaam' },
  reason: { label: 'Reden', help: 'Je hoeft geen reden te geven.' },
} as const satisfies WordsOf<typeof withdrawalForm>;
