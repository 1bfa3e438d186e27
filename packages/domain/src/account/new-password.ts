import { defineSection } from '../sections/define-section.js';
import { password } from '../sections/kinds/password.js';

/** Nothing to compare with while the new one itself isn't right: one fault, one message. */
export const repeatsNewPassword = (
  confirmed: string,
  { answers }: { readonly answers: { readonly newPassword?: string } },
): boolean => answers.newPassword === undefined || confirmed === answers.newPassword;

/** A new password, typed twice. What it needs is in `PasswordField.rules` (spec 3 §5). */
export const newPassword = defineSection({
  name: 'newPassword',
  fields: {
    newPassword: password({ purpose: 'new' }),
    confirmPassword: password({ purpose: 'confirm' }),
  },
  checks: {
    confirmPassword: repeatsNewPassword,
  },
});
