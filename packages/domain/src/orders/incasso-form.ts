import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { iban } from '../sections/kinds/iban.js';
import { text } from '../sections/kinds/text.js';

/** Consent to one direct debit, for the final invoice. */
export const incassoForm = defineSection({
  name: 'incasso',
  fields: {
    accountHolder: text({ maxLength: 70, autoComplete: 'name', example: 'Noor Visser' }),
    iban: iban({ messages: { malformed: 'own' } }),
    agreed: checkbox({ consent: true, messages: { missing: 'own' } }),
  },
});
