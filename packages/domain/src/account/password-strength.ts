/** How hard a new password is to guess. The first is refused. */
export const passwordStrengths = ['weak', 'fair', 'strong'] as const;
/** One of `passwordStrengths`. */
export type PasswordStrength = (typeof passwordStrengths)[number];
