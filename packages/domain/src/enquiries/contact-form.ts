import { person } from '../account/person.js';
import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { text } from '../sections/kinds/text.js';
import { email, phone } from '../sections/kinds/text-formats.js';
import { wordedFields } from '../sections/worded-fields.js';
import { departments } from './desks.js';

export const contactFields = wordedFields('contact', {
  email: email(),
  phone: phone(),
  message: text({ multiline: true, maxLength: 2_000, example: 'Mijn warmtepomp geeft code 12. Wat moet ik doen?' }),
});

/** A visitor's question to one of the departments (spec 3 §3). */
export const contactForm = defineSection({
  name: 'contact',
  fields: {
    department: choice({ options: departments }),
    firstName: person.fields.firstName,
    lastName: person.fields.lastName,
    ...contactFields,
  },
  presence: { phone: 'optional' },
});
