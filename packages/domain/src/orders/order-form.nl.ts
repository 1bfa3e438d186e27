import type { WordsOf } from '../sections/words-of.js';
import type { orderForm } from './order-form.js';

export const nl = {
  title: 'Bestelling',
  product: { label: 'Welk product wil je bestellen?' },
  amount: { label: 'Aantal' },
  hasPompAo: { label: 'Heb je al een Pomp AO?' },
  invoiceIsSameAsInstallation: { label: 'Is het factuuradres hetzelfde als het installatieadres?' },
  invoiceZipcode: { label: 'Postcode van het factuuradres' },
  invoiceHouseNumber: { label: 'Huisnummer van het factuuradres' },
  invoiceAddition: { label: 'Toevoeging bij het factuuradres' },
  invoiceStreet: { label: 'Straat van het factuuradres' },
  invoicePlace: { label: 'Plaats van het factuuradres' },
  terms: {
    label: 'Ik ga akkoord met de voorwaarden en het privacybeleid',
    missing: 'Je moet akkoord gaan met de voorwaarden en het privacybeleid.',
  },
} as const satisfies WordsOf<typeof orderForm>;
