import type { WordsOfFields } from '../sections/words-of.js';
import type { marketingFields } from './marketing-fields.js';

const fields = {
  email: { label: 'E-mailadres' },
  callMe: { label: 'Bel me hierover' },
  phone: { label: 'Telefoonnummer' },
  name: { label: 'Naam' },
  companyName: { label: 'Bedrijf' },
  message: { label: 'Bericht' },
} as const satisfies WordsOfFields<'marketing', typeof marketingFields>;

export const nl = {
  ...fields,
  usual: {
    required: 'Dit veld is verplicht.',
    submitLabel: 'Verzend bericht',
    thanks: 'Bedankt! We hebben je bericht en nemen snel contact met je op.',
    agreement: 'We gebruiken je gegevens alleen om je te antwoorden.',
  },
} as const;
