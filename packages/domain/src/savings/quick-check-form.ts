import { addressFields } from '../houses/address-form.js';
import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { text } from '../sections/kinds/text.js';
import { residents } from './savings-options.js';

/** The quick check: an address is enough. Its fields have the names of the wire. */
export const quickCheckForm = defineSection({
  name: 'quickCheck',
  title: 'Bereken je besparing',
  fields: {
    zip: addressFields.zipcode,
    houseNumber: addressFields.houseNumber,
    addition: text({ label: 'Toevoeging', maxLength: 20 }),
    people: choice({ label: 'Aantal bewoners', options: residents }),
  },
  presence: { addition: 'optional', people: 'optional' },
});
