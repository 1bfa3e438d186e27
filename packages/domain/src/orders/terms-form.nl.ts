import type { WordsOf } from '../sections/words-of.js';
import type { termsForm } from './terms-form.js';

export const nl = {
  title: 'Voorwaarden',
  terms: { label: 'Ik ga akkoord met de voorwaarden', missing: 'Je moet akkoord gaan met de voorwaarden.' },
} as const satisfies WordsOf<typeof termsForm>;
