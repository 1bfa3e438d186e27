export type { AddressLookup } from './addresses/address-calls.js';
export type { HomeLookup } from './addresses/home-calls.js';
export type { OpenSession, SessionExpiry } from './auth/session-calls.js';
export type { Agreement, AgreementPlan } from './agreements/agreement-calls.js';
export type { Verification } from './agreements/verification-calls.js';
export { backofficeCalls, type BackofficeCallName, type BackofficeCalls } from './backoffice/backoffice-calls.js';
export type { ChangeWebhook } from './backoffice/change-webhook.js';
export { calls, type Calls } from './calls.js';
export type { Method } from './route.js';
export type { CallName, VersionedCallName } from './routes.js';
export {
  defineCall,
  type Access,
  type BodyOf,
  type Call,
  type Media,
  type QueryOf,
  type ResponseOf,
  type Server,
} from './define-call.js';
export type { OrderDocument } from './documents/document-calls.js';
export { errorBody, errorCodes, refusalReasons, type ErrorBody, type ErrorCode, type RefusalReason } from './error-body.js';
export type { HouseInfoBody, SectionSaveBody } from './house-info/house-info-calls.js';
export type { GuestHouseInfo, HouseGuest } from './houses/house-guest-calls.js';
export type { HouseChange } from './houses/house-calls.js';
export { opensInTab } from './opens-in-tab.js';
export type { Invoice } from './payments/payment-calls.js';
export type { ReservationBody } from './reservations/reservation-calls.js';
export type { SavingsAnswer, SavingsBody } from './savings/savings-calls.js';
export type { SectionFlags, SectionValues } from './section-values.js';
export { uploadSizes, type UploadSize } from './uploads/account-upload-calls.js';
export type { UploadBody, UploadCall } from './uploads/define-upload-call.js';
export { uploadCalls, type UploadCalls } from './uploads/upload-calls.js';
export type { UploadCallName } from './uploads/upload-routes.js';
export type { UploadQuestion } from './uploads/uploaded-file.js';
export type { VisitorProof } from './visitors/visitor-proof.js';
