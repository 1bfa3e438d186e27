import { defineSection } from '../sections/define-section.js';
import { person } from './person.js';

const { email, firstName, lastName, phoneNumber } = person.fields;

/** A customer as the seller adds one: with what the person form takes, so that the customer can log in and save it. */
export const newCustomer = defineSection({
  name: 'newCustomer',
  fields: { email, firstName, lastName, phoneNumber },
  presence: { phoneNumber: 'optional' },
});
