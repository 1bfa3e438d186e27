import { defineSection } from '../sections/define-section.js';
import { password } from '../sections/kinds/password.js';
import { email } from '../sections/kinds/text-formats.js';

/** What a customer logs in with. */
export const login = defineSection({
  name: 'login',
  fields: {
    email: email(),
    password: password(),
  },
});
