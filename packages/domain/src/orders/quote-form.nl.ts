import type { WordsOf } from '../sections/words-of.js';
import type { quoteForm } from './quote-form.js';

export const nl = {
  title: 'Offerte',
  quoteAccepted: {
    label: 'Ik ga akkoord met de vrijblijvende offerte',
    missing: 'Je moet akkoord gaan met de vrijblijvende offerte.',
  },
} as const satisfies WordsOf<typeof quoteForm>;
