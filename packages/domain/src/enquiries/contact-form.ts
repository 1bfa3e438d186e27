import { person } from '../account/person.js';
import { defineSection } from '../sections/define-section.js';
import { choice } from '../sections/kinds/choice.js';
import { email, phone, text } from '../sections/kinds/text.js';
import { departments } from './desks.js';

export const contactFields = {
  email: email({ label: 'E-mailadres', help: 'Hier sturen we ons antwoord naartoe.' }),
  phone: phone({ label: 'Telefoonnummer', help: 'Als we je ook mogen bellen.' }),
  message: text({
    label: 'Je vraag',
    multiline: true,
    maxLength: 2_000,
    example: 'Mijn warmtepomp geeft code 12. Wat moet ik doen?',
  }),
};

/** A visitor's question to one of the departments (spec 3 §3). */
export const contactForm = defineSection({
  name: 'contact',
  title: 'Stel je vraag',
  fields: {
    department: choice({ label: 'Waar gaat je vraag over?', options: departments }),
    firstName: person.fields.firstName,
    lastName: person.fields.lastName,
    ...contactFields,
  },
  presence: { phone: 'optional' },
});
