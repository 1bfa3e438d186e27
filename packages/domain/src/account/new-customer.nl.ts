import type { WordsOf } from '../sections/words-of.js';
import type { newCustomer } from './new-customer.js';

export const nl = {
  title: 'Nieuwe klant',
} as const satisfies WordsOf<typeof newCustomer>;
