import type { WordsOf } from '../sections/words-of.js';
import type { reservationDetailsForm } from './reservation-forms.js';

export const nl = {
  title: 'Waar komt de warmtepomp?',
  hasPompAo: { label: 'Heb je al een Pomp AO?', help: 'Dan is een Pomp T genoeg.' },
  quantity: { label: 'Hoeveel wil je er reserveren?' },
  installSameBill: { label: 'Het factuuradres is hetzelfde als het installatieadres' },
} as const satisfies WordsOf<typeof reservationDetailsForm>;
