import { checkbox } from '../sections/kinds/checkbox.js';
import { text } from '../sections/kinds/text.js';
import { email, phone } from '../sections/kinds/text-formats.js';
import { wordedFields } from '../sections/worded-fields.js';

/** What several forms for marketing ask. */
export const marketingFields = wordedFields('marketing', {
  email: email(),
  /** Calling is a choice of its own, and none is made beforehand. */
  callMe: checkbox({ asText: true }),
  phone: phone(),
  name: text({ maxLength: 200, autoComplete: 'name', example: 'Noor Visser' }),
  companyName: text({ maxLength: 200, autoComplete: 'organization', example: 'Woonbedrijf De Linde' }),
  message: text({ multiline: true, maxLength: 2_000, example: 'Past een warmtepomp in mijn huis?' }),
});
