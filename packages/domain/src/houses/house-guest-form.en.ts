import type { Translation } from '@pomp/language';
import type { nl } from './house-guest-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Fill it in together',
  guestName: { label: 'Who is filling it in with you?', help: 'This name will be shown with the answers.' },
  period: {
    label: 'How long does the link work?',
    options: { week: 'One week', twoWeeks: 'Two weeks', month: 'One month' },
  },
};
