import { sectionsIn } from '../sections/define-section.js';
import type { SectionContext } from '../sections/field.js';
import { password } from '../sections/kinds/password.js';
import { newPassword, repeatsNewPassword } from './new-password.js';

/** What changing a password depends on besides answers. */
export interface PasswordChangeContext extends SectionContext {
  /** Signed in yes; with a mailed link the link itself is the proof. */
  readonly asksOldPassword: boolean;
}

/** A new password in place of the old one, or, with a mailed link, in place of one that was forgotten. */
export const passwordChange = sectionsIn<PasswordChangeContext>()({
  name: 'passwordChange',
  fields: {
    password: password(),
    ...newPassword.fields,
  },
  presence: {
    password: ({ context }) => (context.asksOldPassword ? 'required' : 'unasked'),
  },
  checks: {
    confirmPassword: repeatsNewPassword,
  },
});
