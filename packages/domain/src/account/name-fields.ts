import { text } from '../sections/kinds/text.js';
import { wordedFields } from '../sections/worded-fields.js';

/** Their words stand with those of the person. */
export const { firstName, lastName } = wordedFields('person', {
  firstName: text({ maxLength: 100, autoComplete: 'given-name', example: 'Noor' }),
  lastName: text({ maxLength: 100, autoComplete: 'family-name', example: 'Visser' }),
});
