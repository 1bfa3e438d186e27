export type { CorrespondenceEdition } from './seller/correspondence-edition.js';
export type { Voice } from './seller/voice.js';
export { lasting } from './mail/lasting.js';
export type { RenderedMail } from './mail/rendered-mail.js';
export { confirmEmailMail, type ConfirmEmailMail } from './confirm-email/confirm-email-mail.js';
export { deletionAskedMail, type DeletionAskedMail } from './deletion/deletion-asked-mail.js';
export { deletionNoticeMail, type DeletionNoticeMail } from './deletion/deletion-notice-mail.js';
export { deletionWithdrawnMail, type DeletionWithdrawnMail } from './deletion/deletion-withdrawn-mail.js';
export { documentReadyMail, type DocumentReadyMail } from './document-ready/document-ready-mail.js';
export { emailChangeMail, type EmailChangeMail } from './email-change/email-change-mail.js';
export { enquiryMail, type EnquiryMail } from './enquiry/enquiry-mail.js';
export { formConfirmationMail, type FormConfirmationMail } from './enquiry/form-confirmation-mail.js';
export { firstPasswordMail, type FirstPasswordMail } from './first-password/first-password-mail.js';
export { agreementTexts } from './agreement/texts.js';
export { agreementPdf } from './agreement/agreement-pdf.js';
export { agreementSignedMail, type AgreementSignedMail } from './agreement/agreement-signed-mail.js';
export type { AgreementPdf } from './agreement/write-agreement.js';
export { appointmentMail, type AppointmentChange, type AppointmentMail } from './appointment/appointment-mail.js';
export { appointmentTexts } from './appointment/texts.js';
export { letterPdf } from './letter/letter-pdf.js';
export type { LetterPdf } from './letter/write-letter.js';
export {
  orderConfirmationMail,
  type OrderConfirmationMail,
  type OrderedLine,
} from './order-confirmation/order-confirmation-mail.js';
export { orderStepMail, type OrderStepMail } from './order-step/order-step-mail.js';
export { passwordChangedMail, type PasswordChangedMail } from './password-changed/password-changed-mail.js';
export { passwordRecoveryMail, type PasswordRecoveryMail } from './password-recovery/password-recovery-mail.js';
export { paymentReceivedMail, type PaymentReceivedMail } from './payment-received/payment-received-mail.js';
export { reminderMail, type ReminderMail } from './reminder/reminder-mail.js';
export { reservationMail, type ReservationMail } from './reservation/reservation-mail.js';
export { withdrawalMail, type WithdrawalMail } from './withdrawal/withdrawal-mail.js';
export { withdrawalNoticeMail, type WithdrawalNoticeMail } from './withdrawal/withdrawal-notice-mail.js';
export type { WithdrawalStatement } from './withdrawal/withdrawal-statement.js';
export { savingsMail, type SavingsMail } from './savings/savings-mail.js';
export { savingsPdf } from './savings/savings-pdf.js';
export type { SavingsPdf } from './savings/write-savings.js';
export { savingsTexts } from './savings/texts.js';
export { answersPdf } from './pdf/answers-pdf.js';
export { pdfTexts } from './pdf/texts.js';
export type { PdfPicture } from './pdf/pdf-pictures.js';
export type { AnsweredRow, AnsweredSection, AnswersPdf, MissingAnswers } from './pdf/write-answers.js';
