import type { WordsOf } from '../sections/words-of.js';
import type { contactForm } from './contact-form.js';

export const nl = {
  title: 'Stel je vraag',
  department: {
    label: 'Waar gaat je vraag over?',
    options: {
      advies: 'Advies over een warmtepomp',
      bestellingen: 'Mijn bestelling of afspraak',
      service: 'Een storing of onderhoud',
      administratie: 'Een factuur of betaling',
      klantenservice: 'Iets anders',
    },
  },
  email: { label: 'E-mailadres', help: 'Hier sturen we ons antwoord naartoe.' },
  phone: { label: 'Telefoonnummer', help: 'Als we je ook mogen bellen.' },
  message: { label: 'Je vraag' },
} as const satisfies WordsOf<typeof contactForm>;
