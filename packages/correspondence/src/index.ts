export type { RenderedMail } from './mail/rendered-mail.js';
export { passwordChangedMail, type PasswordChangedMail } from './password-changed/password-changed-mail.js';
export { passwordRecoveryMail, type PasswordRecoveryMail } from './password-recovery/password-recovery-mail.js';
