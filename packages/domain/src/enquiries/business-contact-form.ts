import { defineSection } from '../sections/define-section.js';
import { text } from '../sections/kinds/text.js';
import { contactFields } from './contact-form.js';

/** A question of a business (spec 3 §3). */
export const businessContactForm = defineSection({
  name: 'businessContact',
  title: 'Neem contact met ons op',
  fields: {
    name: text({ label: 'Naam', autoComplete: 'name', example: 'Noor Visser' }),
    companyName: text({ label: 'Bedrijf', autoComplete: 'organization', example: 'Woonbedrijf De Linde' }),
    ...contactFields,
  },
  presence: { phone: 'optional' },
});
