export type { RenderedMail } from './mail/rendered-mail.js';
export { confirmEmailMail, type ConfirmEmailMail } from './confirm-email/confirm-email-mail.js';
export { deletionAskedMail, type DeletionAskedMail } from './deletion/deletion-asked-mail.js';
export { deletionNoticeMail, type DeletionNoticeMail } from './deletion/deletion-notice-mail.js';
export { deletionWithdrawnMail, type DeletionWithdrawnMail } from './deletion/deletion-withdrawn-mail.js';
export { emailChangeMail, type EmailChangeMail } from './email-change/email-change-mail.js';
export { firstPasswordMail, type FirstPasswordMail } from './first-password/first-password-mail.js';
export { passwordChangedMail, type PasswordChangedMail } from './password-changed/password-changed-mail.js';
export { passwordRecoveryMail, type PasswordRecoveryMail } from './password-recovery/password-recovery-mail.js';
