import type { WordsOf } from '../sections/words-of.js';
import type { quickCheckForm } from './quick-check-form.js';

export const nl = {
  title: 'Bereken je besparing',
  people: { label: 'Aantal bewoners' },
} as const satisfies WordsOf<typeof quickCheckForm>;
