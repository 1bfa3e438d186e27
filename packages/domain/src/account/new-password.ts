import { defineSection } from '../sections/define-section.js';
import { password } from '../sections/kinds/password.js';

export const newPassword = defineSection({
  name: 'newPassword',
  title: 'Kies een nieuw wachtwoord',
  fields: {
    newPassword: password({
      label: 'Nieuw wachtwoord',
      help: 'Minimaal 8 tekens, met een hoofdletter, een kleine letter en een cijfer.',
      purpose: 'new',
    }),
    confirmPassword: password({ label: 'Herhaal het nieuwe wachtwoord', purpose: 'confirm' }),
  },
  checks: {
    confirmPassword: (confirmed, { answers }) => confirmed === answers.newPassword,
  },
});
