import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { text } from '../sections/kinds/text.js';
import { termsForm } from './terms-form.js';

/** Agreeing to the installation plan: who does, and that it is meant. The terms come with it: a reservation doesn't ask to agree to them. */
export const signForm = defineSection({
  name: 'sign',
  title: 'Teken voor akkoord',
  fields: {
    name: text({ label: 'Je voor- en achternaam', autoComplete: 'name', example: 'Noor Visser' }),
    agreed: checkbox({
      label: 'Ik heb het installatieplan gelezen en ga ermee akkoord',
      consent: true,
      messages: { missing: 'Je moet akkoord gaan met het installatieplan.' },
    }),
    ...termsForm.fields,
  },
});

/** All that was agreed to by signing, in the words of the form. */
export const signedConsent = `${signForm.fields.agreed.label}. ${signForm.fields.terms.label}.`;
