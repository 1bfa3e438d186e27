import type { Language } from '@pomp/language';
import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { text } from '../sections/kinds/text.js';
import { termsForm } from './terms-form.js';

/** Agreeing to the installation plan: who does, and that it is meant. The terms come with it: a reservation doesn't ask to agree to them. */
export const signForm = defineSection({
  name: 'sign',
  fields: {
    name: text({ autoComplete: 'name', example: 'Noor Visser' }),
    agreed: checkbox({ consent: true, messages: { missing: 'own' } }),
    ...termsForm.fields,
  },
});

/** All that was agreed to by signing, in the words of the form. */
export const signedConsent = (language: Language): string =>
  [signForm.fields.agreed, signForm.fields.terms].map(({ label }) => `${language.say(label)}.`).join(' ');
