import { defineSection } from '../sections/define-section.js';
import { date, email, phone } from '../sections/kinds/text.js';
import { firstName, lastName } from './name-fields.js';

/** What a customer says about themselves, in the account. */
export const person = defineSection({
  name: 'person',
  title: 'Persoonlijke gegevens',
  fields: {
    firstName,
    lastName,
    phoneNumber: phone({ label: 'Telefoonnummer' }),
    birthdate: date({ label: 'Geboortedatum', help: 'Bijvoorbeeld 31-12-1980.', autoComplete: 'bday' }),
    email: email({
      label: 'E-mailadres',
      help: 'Verander je dit? Dan sturen we een link naar het nieuwe adres. Tot je die opent, log je in met het oude.',
    }),
  },
  presence: { birthdate: 'optional' },
});
