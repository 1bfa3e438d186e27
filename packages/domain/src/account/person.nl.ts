import type { WordsOf } from '../sections/words-of.js';
import type { person } from './person.js';

export const nl = {
  title: 'Persoonlijke gegevens',
  firstName: { label: 'Voornaam' },
  lastName: { label: 'Achternaam' },
  phoneNumber: { label: 'Telefoonnummer' },
  birthdate: { label: 'Geboortedatum', help: 'Bijvoorbeeld 31-12-1980.' },
  email: {
    label: 'E-mailadres',
    help: 'Verander je dit? Dan sturen we een link naar het nieuwe adres. Tot je die opent, log je in met het oude.',
  },
} as const satisfies WordsOf<typeof person>;
