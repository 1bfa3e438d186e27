import type { Language } from '@pomp/language';
import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { text } from '../sections/kinds/text.js';
import { signTexts } from './sign-texts.js';
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

/** A version of the terms: its bytes never change. */
export interface TermsVersion {
  readonly version: string;
  /** Of its PDF, in hexadecimal digits. */
  readonly sha256: string;
}

/** All that was agreed to by signing, in the words of the form. @param terms the version that was there to read, where the seller keeps them by version */
export function signedConsent(language: Language, terms?: TermsVersion): string {
  const [agreed, consent] = [signForm.fields.agreed, signForm.fields.terms].map(({ label }) => language.say(label));
  const { termsOf } = language.texts(signTexts);
  return [`${agreed}.`, terms ? termsOf({ consent: String(consent), ...terms }) : `${consent}.`].join(' ');
}
