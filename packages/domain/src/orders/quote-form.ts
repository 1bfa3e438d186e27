import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';

/** Agreeing to a quote. */
export const quoteForm = defineSection({
  name: 'quote',
  fields: {
    quoteAccepted: checkbox({ consent: true, messages: { missing: 'own' } }),
  },
});
