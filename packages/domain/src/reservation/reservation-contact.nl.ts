import type { WordsOf } from '../sections/words-of.js';
import type { reservationContactForm } from './reservation-forms.js';

export const nl = {
  title: 'Wie ben je?',
  email: { label: 'E-mailadres', help: 'Hier sturen we je bevestiging naartoe, en een link naar je account.' },
  phone: { label: 'Mobiel nummer', help: 'Zodat we je kunnen bellen over je reservering.' },
} as const satisfies WordsOf<typeof reservationContactForm>;
