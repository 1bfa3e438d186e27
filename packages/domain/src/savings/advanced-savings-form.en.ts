import type { Translation } from '@pomp/language';
import type { nl } from './advanced-savings-form.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Get a calculation for your home',
  people: { label: 'How many people live there?' },
  gasUsage: { label: 'How much gas do you use a year?', help: 'It’s on your annual statement.' },
  email: { label: 'Email address', help: 'We’ll send the calculation here.' },
};
