export type { CorrespondenceEdition } from './seller/correspondence-edition.js';
export type { Voice } from './seller/voice.js';
export { lasting } from './mail/lasting.js';
export type { RenderedMail } from './mail/rendered-mail.js';
export type { DebitNews, MandateNews } from './direct-debit/direct-debit-parts.js';
export { confirmEmailMail, type ConfirmEmailMail } from './confirm-email/confirm-email-mail.js';
export { deletionAskedMail, type DeletionAskedMail } from './deletion/deletion-asked-mail.js';
export { deletionDoneMail, type DeletionDoneMail } from './deletion/deletion-done-mail.js';
export { deletionNoticeMail, type DeletionNoticeMail } from './deletion/deletion-notice-mail.js';
export { deletionWithdrawnMail, type DeletionWithdrawnMail } from './deletion/deletion-withdrawn-mail.js';
export { emailChangeMail, type EmailChangeMail } from './email-change/email-change-mail.js';
export { enquiryMail, type EnquiryMail } from './enquiry/enquiry-mail.js';
export { formConfirmationMail, type FormConfirmationMail } from './enquiry/form-confirmation-mail.js';
export type { FirstPasswordLink } from './first-password/first-password-part.js';
export { firstPasswordMail, type FirstPasswordMail } from './first-password/first-password-mail.js';
export { agreementTexts } from './agreement/texts.js';
export type { SignedNews } from './agreement/agreement-part.js';
export type { AppointmentChange, AppointmentNews } from './appointment/appointment-part.js';
export { appointmentTexts } from './appointment/texts.js';
export { messageNoticeMail, type MessageNoticeMail } from './message/message-notice-mail.js';
export { messageWaitingMail, type MessageWaitingMail } from './message/message-waiting-mail.js';
export {
  orderConfirmationMail,
  type OrderConfirmationMail,
  type OrderedLine,
} from './order-confirmation/order-confirmation-mail.js';
export { newDeviceMail, type NewDeviceMail } from './new-device/new-device-mail.js';
export type { OrderAsk, OrderAskKind } from './order-news/order-ask.js';
export { orderNewsMail, type OrderNewsMail } from './order-news/order-news-mail.js';
export { passkeyAddedMail, type PasskeyAddedMail } from './passkey-added/passkey-added-mail.js';
export { passwordChangedMail, type PasswordChangedMail } from './password-changed/password-changed-mail.js';
export { passwordRecoveryMail, type PasswordRecoveryMail } from './password-recovery/password-recovery-mail.js';
export type { PaidNews } from './payment-received/payment-part.js';
export { reminderMail, type ReminderMail } from './reminder/reminder-mail.js';
export { mailHouseId } from './mail/mail-house.js';
// Whoever sends a mail attaches the drawing that it shows.
export { type HouseMark, housePeriodOf, housePicture, type PicturedHouse } from '@pomp/design-system/house-picture';
export { reservationMail, type ReservationMail } from './reservation/reservation-mail.js';
export { withdrawalMail, type WithdrawalMail } from './withdrawal/withdrawal-mail.js';
export { withdrawalNoticeMail, type WithdrawalNoticeMail } from './withdrawal/withdrawal-notice-mail.js';
export type { WithdrawalStatement } from './withdrawal/withdrawal-statement.js';
export { savingsMail, type SavingsMail } from './savings/savings-mail.js';
export { savingsTexts } from './savings/texts.js';
export { pdfTexts } from './pdf/texts.js';
export type { PdfPicture } from './pdf/pdf-pictures.js';
export type { AnsweredRow, AnsweredSection, MissingAnswers } from './pdf/write-answers.js';
