import { defineSection } from '../sections/define-section.js';
import { email } from '../sections/kinds/text-formats.js';

/** Whom to mail a link for choosing a new password. */
export const passwordRecovery = defineSection({
  name: 'passwordRecovery',
  fields: { email: email() },
});
