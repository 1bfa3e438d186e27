import type { Translation } from '@pomp/language';
import type { nl } from './person.nl.js';

export const en: Translation<typeof nl> = {
  title: 'Personal details',
  firstName: { label: 'First name' },
  lastName: { label: 'Last name' },
  phoneNumber: { label: 'Phone number' },
  birthdate: { label: 'Date of birth', help: 'For example 31-12-1980.' },
  email: {
    label: 'Email address',
    help: 'Changing this? We’ll send a link to the new address. Until you open it, you log in with the old one.',
  },
};
