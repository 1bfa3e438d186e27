import type { WordsOf } from '../sections/words-of.js';
import type { addHouseForm } from './add-house-form.js';

export const nl = {
  title: 'Woning toevoegen',
} as const satisfies WordsOf<typeof addHouseForm>;
