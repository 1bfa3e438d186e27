import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';

/** Agreeing to the terms. */
export const termsForm = defineSection({
  name: 'terms',
  title: 'Voorwaarden',
  fields: {
    terms: checkbox({
      label: 'Ik ga akkoord met de voorwaarden',
      consent: true,
      messages: { missing: 'Je moet akkoord gaan met de voorwaarden.' },
    }),
  },
});
