import { personName } from '../sections/kinds/text-formats.js';
import { wordedFields } from '../sections/worded-fields.js';

/** Their words stand with those of the person. */
export const { firstName, lastName } = wordedFields('person', {
  firstName: personName({ autoComplete: 'given-name', example: 'Noor' }),
  lastName: personName({ autoComplete: 'family-name', example: 'Visser' }),
});
