import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';

/** Agreeing to the terms. */
export const termsForm = defineSection({
  name: 'terms',
  fields: {
    terms: checkbox({ consent: true, messages: { missing: 'own' } }),
  },
});
