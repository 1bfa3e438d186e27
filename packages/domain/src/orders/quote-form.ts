import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';

/** Agreeing to a quote. */
export const quoteForm = defineSection({
  name: 'quote',
  title: 'Offerte',
  fields: {
    quoteAccepted: checkbox({
      label: 'Ik ga akkoord met de vrijblijvende offerte',
      consent: true,
      messages: { missing: 'Je moet akkoord gaan met de vrijblijvende offerte.' },
    }),
  },
});
