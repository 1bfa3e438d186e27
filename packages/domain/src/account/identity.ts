import { defineSection } from '../sections/define-section.js';
import { password } from '../sections/kinds/password.js';

/** With which a customer who is logged in shows again that it's them. */
export const identity = defineSection({
  name: 'identity',
  fields: { password: password() },
});
