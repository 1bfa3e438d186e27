import { defineSection } from '../sections/define-section.js';
import { password } from '../sections/kinds/password.js';
import { email } from '../sections/kinds/text.js';

/** What a customer logs in with. */
export const login = defineSection({
  name: 'login',
  title: 'Inloggen',
  fields: {
    email: email({ label: 'E-mailadres' }),
    password: password({ label: 'Wachtwoord' }),
  },
});
