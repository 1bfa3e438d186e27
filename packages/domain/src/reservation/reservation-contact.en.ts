import type { Translation } from '@pomp/language';
import type { nl } from './reservation-contact.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Who are you?',
  email: { label: 'Email address', help: 'We’ll send your confirmation here, and a link to your account.' },
  phone: { label: 'Mobile number', help: 'So that we can call you about your reservation.' },
};
