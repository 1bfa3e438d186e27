import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';
import { contactFields } from './contact-form.js';

/** A question of a business (spec 3 §3). */
export const businessContactForm = defineSection({
  name: 'businessContact',
  fields: {
    name: text({ autoComplete: 'name', example: 'Noor Visser' }),
    companyName: text({ autoComplete: 'organization', example: 'Woonbedrijf De Linde' }),
    ...contactFields,
  },
  presence: { phone: 'optional' },
});
