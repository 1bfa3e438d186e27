import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { text } from '../sections/kinds/text.js';
import { zipcode } from '../sections/kinds/text-formats.js';

/** A number of a house after the name of a street, which can hold digits itself: '1e Weteringplantsoen 12'. */
export const hasHouseNumber = (address: string): boolean => /\S\s*[ ,]\s*\d/.test(address);

/** A house as it is added (spec 1 §7): street and number are one text, and the postcode is called `zip` here only. */
export const newHouse = defineSection({
  name: 'newHouse',
  fields: {
    address: text({ messages: { malformed: 'own' }, example: 'Lindelaan 12' }),
    zip: zipcode(),
    city: text({ maxLength: 100, example: 'Utrecht' }),
    mainAddress: checkbox(),
  },
  presence: { mainAddress: 'optional' },
  checks: { address: hasHouseNumber },
});
