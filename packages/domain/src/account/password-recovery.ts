import { defineSection } from '../sections/define-section.js';
import { email } from '../sections/kinds/text.js';

/** Whom to mail a link for choosing a new password. */
export const passwordRecovery = defineSection({
  name: 'passwordRecovery',
  title: 'Wachtwoord vergeten',
  intro: 'Vul je e-mailadres in. We sturen je een link waarmee je een nieuw wachtwoord kiest.',
  fields: { email: email({ label: 'E-mailadres' }) },
});
