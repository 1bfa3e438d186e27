import { defineSection } from '../sections/define-section.js';
import { date, email, phone } from '../sections/kinds/text-formats.js';
import { firstName, lastName } from './name-fields.js';

/** What a customer says about themselves, in the account. */
export const person = defineSection({
  name: 'person',
  fields: {
    firstName,
    lastName,
    phoneNumber: phone(),
    birthdate: date({ autoComplete: 'bday' }),
    email: email(),
  },
  presence: { birthdate: 'optional' },
});
