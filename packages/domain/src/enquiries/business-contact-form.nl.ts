import type { WordsOf } from '../sections/words-of.js';
import type { businessContactForm } from './business-contact-form.js';

export const nl = {
  title: 'Neem contact met ons op',
  name: { label: 'Naam' },
  companyName: { label: 'Bedrijf' },
} as const satisfies WordsOf<typeof businessContactForm>;
