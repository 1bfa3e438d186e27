import { defineSection } from '../sections/define-section.js';
import { houseNumber } from '../sections/kinds/number.js';
import { text } from '../sections/kinds/text.js';
import { zipcode } from '../sections/kinds/text-formats.js';
import { wordedFields } from '../sections/worded-fields.js';
import { unknownAnswer } from '../sections/unknown-answer.js';

export const addressFields = wordedFields('address', {
  street: text({ autoComplete: 'address-line1', example: 'Lindelaan' }),
  houseNumber: houseNumber({ example: '12' }),
  place: text({ autoComplete: 'address-level2', example: 'Utrecht' }),
  zipcode: zipcode(),
});

/** An address in the order of asking, with an addition: postcode and number are enough to look up the rest. */
export const lookedUpAddressFields = wordedFields('address', {
  zipcode: addressFields.zipcode,
  houseNumber: addressFields.houseNumber,
  addition: text({ maxLength: 20, example: 'A' }),
  street: addressFields.street,
  place: addressFields.place,
});

/** A check for where someone has to go: the validator of a house number also takes the marker for not knowing it (spec 3 §5). */
export const isKnownNumber = (houseNumber: string): boolean => houseNumber !== unknownAnswer;

/** An address that is typed whole. */
export const addressForm = defineSection({ name: 'address', fields: addressFields });
