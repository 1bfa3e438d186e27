import type { WordsOf } from '../sections/words-of.js';
import type { houseGuestForm } from './house-guest-form.js';

export const nl = {
  title: 'Samen invullen',
  guestName: { label: 'Wie vult er met je mee?', help: 'Deze naam staat straks bij de antwoorden.' },
  period: {
    label: 'Hoe lang werkt de link?',
    options: { week: 'Een week', twoWeeks: 'Twee weken', month: 'Een maand' },
  },
} as const satisfies WordsOf<typeof houseGuestForm>;
