import { lookedUpAddressFields } from '../houses/address-form.js';
import { defineSection } from '../sections/define-section.js';
import { wholeNumber } from '../sections/kinds/number.js';

/** The quick check: an address is enough. Its fields have the names of the wire. */
export const quickCheckForm = defineSection({
  name: 'quickCheck',
  fields: {
    zip: lookedUpAddressFields.zipcode,
    houseNumber: lookedUpAddressFields.houseNumber,
    addition: lookedUpAddressFields.addition,
    people: wholeNumber(),
  },
  presence: { addition: 'optional', people: 'optional' },
  checks: { people: (people) => people !== '0' },
});
