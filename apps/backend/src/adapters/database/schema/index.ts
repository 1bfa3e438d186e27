export { agreement, incassoMandate, signingKey } from './agreement.js';
export { appointment } from './appointment.js';
export { caughtForm } from './caught-form.js';
export {
  customer,
  deletionRequest,
  emailChange,
  knownDevice,
  passkey,
  passkeyChallenge,
  passwordReset,
  session,
} from './customer.js';
export { orderDocument } from './order-document.js';
export { doneOnce } from './done-once.js';
export { enquiry } from './enquiry.js';
export { handover } from './handover.js';
export { house, houseGuest, sectionAnswers, sectionParts, type SectionPart } from './house.js';
export { invoice, livePaymentStates, payment, type StoredPaymentState } from './invoice.js';
export { audit, job } from './job.js';
export { meterReading } from './meter-reading.js';
export { order, orderNumbers } from './order.js';
export { orderEvent, orderReading, type EventDetail } from './order-event.js';
export { orderNews, type OrderNewsKind } from './order-news.js';
export { quote } from './quote.js';
export { registerAnswer } from './register-answer.js';
export { relay } from './relay.js';
export { savingsRequest } from './savings-request.js';
export { terms } from './terms.js';
export { throttle } from './throttle.js';
export { upload, uploadToken } from './upload.js';
export { withdrawal } from './withdrawal.js';
