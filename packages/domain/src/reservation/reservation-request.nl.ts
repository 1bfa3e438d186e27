import type { WordsOf } from '../sections/words-of.js';
import type { reservationForm } from './reservation-request.js';

export const nl = {
  title: 'Reservering',
  billingAddress: { label: 'Straat en huisnummer van het factuuradres' },
} as const satisfies WordsOf<typeof reservationForm>;
