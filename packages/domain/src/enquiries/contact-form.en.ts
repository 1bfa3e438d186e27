import type { Translation } from '@pomp/language';
import type { nl } from './contact-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Ask your question',
  department: {
    label: 'What is your question about?',
    options: {
      advies: 'Advice on a heat pump',
      bestellingen: 'My order or appointment',
      service: 'A fault or maintenance',
      administratie: 'An invoice or payment',
      klantenservice: 'Something else',
    },
  },
  email: { label: 'Email address', help: 'We’ll send our answer here.' },
  phone: { label: 'Phone number', help: 'If we may call you as well.' },
  message: { label: 'Your question' },
};
