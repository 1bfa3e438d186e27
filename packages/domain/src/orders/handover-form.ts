import type { Language } from '@pomp/language';
import { defineSection } from '../sections/define-section.js';
import { checkbox } from '../sections/kinds/checkbox.js';
import { text } from '../sections/kinds/text.js';

/** On the doorstep: who takes over what was installed, and what is still to be done, if anything. */
export const handoverForm = defineSection({
  name: 'handover',
  fields: {
    name: text({ autoComplete: 'off', example: 'Noor Visser' }),
    remark: text({ multiline: true, maxLength: 1_000, example: 'De kit bij de doorvoer moet nog drogen.' }),
    agreed: checkbox({ consent: true, messages: { missing: 'own' } }),
  },
  presence: { remark: 'optional' },
});

/** So many days a link to sign the handover works: unless said otherwise, and at most. */
export const handoverLinkDays = { usual: 2, max: 14 } as const;

/** What was agreed to by signing for a handover, in the words of the form. */
export const handoverConsent = (language: Language): string => `${language.say(handoverForm.fields.agreed.label)}.`;
