import { defineSection } from '../sections/define-section.js';
import { password } from '../sections/kinds/password.js';
import { email } from '../sections/kinds/text-formats.js';

/** What a customer logs in with. */
export const login = defineSection({
  name: 'login',
  fields: {
    // Password managers look for it by this name.
    email: email({ autoComplete: 'username' }),
    password: password(),
  },
});
