import { addressFields } from '../houses/address-form.js';
import { defineSection } from '../sections/define-section.js';
import { wholeNumber } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';

/** The quick check: an address is enough. Its fields have the names of the wire. */
export const quickCheckForm = defineSection({
  name: 'quickCheck',
  title: 'Bereken je besparing',
  fields: {
    zip: addressFields.zipcode,
    houseNumber: addressFields.houseNumber,
    addition: text({ label: 'Toevoeging', maxLength: 20 }),
    people: wholeNumber({ label: 'Aantal bewoners' }),
  },
  presence: { addition: 'optional', people: 'optional' },
  checks: { people: (people) => people !== '0' },
});
