import { defineSection } from '../sections/define-section.js';
import { houseNumber } from '../sections/kinds/number.js';
import { text, zipcode } from '../sections/kinds/text.js';

export const addressFields = {
  street: text({ label: 'Straat', autoComplete: 'address-line1' }),
  houseNumber: houseNumber({ label: 'Huisnummer' }),
  place: text({ label: 'Plaats', autoComplete: 'address-level2' }),
  zipcode: zipcode({ label: 'Postcode' }),
};

export const addressForm = defineSection({ name: 'address', title: 'Adres', fields: addressFields });
