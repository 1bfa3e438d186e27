import { deleteUserDeletion, getUserData, getUserDeletion, getUserFiles, postUserDeletion } from './account/own-data-calls.js';
import { deleteEmailChange, getUser, getUserUnique, putUser, putUserLocale, putUserMails } from './account/profile-calls.js';
import { getAddress } from './addresses/address-calls.js';
import { getHomeFacts } from './addresses/home-calls.js';
import { getAgreement, putIncassoConsent, putSignAgreement } from './agreements/agreement-calls.js';
import { getTerms } from './agreements/terms-calls.js';
import { getVerification } from './agreements/verification-calls.js';
import { getAppointmentEntry, getAppointments, getServiceEntry } from './appointments/appointment-calls.js';
import {
  confirmEmail,
  confirmIdentity,
  login,
  postPasswordStrength,
  recoverPassword,
  removeSession,
  resetPassword,
} from './auth/auth-calls.js';
import {
  deletePasskey,
  getPasskeys,
  passkeyLogin,
  postNewPasskey,
  postPasskey,
  postPasskeyQuestion,
} from './auth/passkey-calls.js';
import { deleteOtherSessions, deleteSession, extendSession, getSessions, session } from './auth/session-calls.js';
import { getBanner, getRelevantArticles } from './content/content-calls.js';
import type { Call } from './define-call.js';
import { download, getDocument, getDocuments } from './documents/document-calls.js';
import { postContact, postFeedback, postForm, postFormConfirmation, postVacancy } from './enquiries/enquiry-calls.js';
import { getHouseInfo, getHouseSuggestions, postHouseInfo } from './house-info/house-info-calls.js';
import { getHousePicture } from './house-info/house-picture-call.js';
import { getHouseInfoPdf, getInstallationInfoPdf } from './house-info/house-info-pdf-calls.js';
import {
  deleteHouseGuest,
  getGuestHouseInfo,
  getHouseGuests,
  postGuestHouseInfo,
  postHouseGuest,
} from './houses/house-guest-calls.js';
import { deleteHouse, getHouse, getHouses, postHouse, putHouse } from './houses/house-calls.js';
import { getOrderHistory, getOrders } from './orders/order-calls.js';
import { getOrderTimeline, getWarranty, postMessage, putMessagesRead } from './conversation/conversation-calls.js';
import { deleteMeterReading, getMeterReadings, postMeterReading } from './conversation/meter-calls.js';
import { getHandover, putHandover } from './conversation/handover-calls.js';
import { getInvoice, getPayment, postPayment } from './payments/payment-calls.js';
import { getPrices } from './prices/price-calls.js';
import { getQuotePdf, getQuotes, postOrder, postQuote, putQuote } from './quotes/quote-calls.js';
import { postReservation } from './reservations/reservation-calls.js';
import type { CallName } from './routes.js';
import { getMeasuredUse } from './savings/measured-use-calls.js';
import { getSavings, postSavings } from './savings/savings-calls.js';
import { getUpload, getUploads, postUploadLink, postUploadToken } from './uploads/account-upload-calls.js';
import { postWithdrawal } from './withdrawal/withdrawal-calls.js';

/** Every call there is; each route has exactly one. */
export const calls = {
  login,
  session,
  extendSession,
  removeSession,
  postPasskeyQuestion,
  passkeyLogin,
  getPasskeys,
  postNewPasskey,
  postPasskey,
  deletePasskey,
  recoverPassword,
  resetPassword,
  postPasswordStrength,
  confirmIdentity,
  confirmEmail,
  getSessions,
  deleteSession,
  deleteOtherSessions,
  getUser,
  putUser,
  putUserLocale,
  putUserMails,
  deleteEmailChange,
  getUserData,
  getUserFiles,
  getUserDeletion,
  postUserDeletion,
  deleteUserDeletion,
  getUserUnique,
  getOrders,
  getOrderHistory,
  getOrderTimeline,
  getWarranty,
  postMessage,
  putMessagesRead,
  postOrder,
  getPrices,
  getQuotes,
  getQuotePdf,
  postQuote,
  putQuote,
  postWithdrawal,
  getDocuments,
  getDocument,
  download,
  getAgreement,
  putSignAgreement,
  putIncassoConsent,
  getMeterReadings,
  postMeterReading,
  deleteMeterReading,
  getHandover,
  putHandover,
  getTerms,
  getVerification,
  getInvoice,
  postPayment,
  getPayment,
  getAppointments,
  getServiceEntry,
  getAppointmentEntry,
  getHouses,
  getHouse,
  postHouse,
  putHouse,
  deleteHouse,
  getAddress,
  getHomeFacts,
  getHouseSuggestions,
  getHousePicture,
  getHouseInfo,
  postHouseInfo,
  getHouseGuests,
  postHouseGuest,
  deleteHouseGuest,
  getGuestHouseInfo,
  postGuestHouseInfo,
  getHouseInfoPdf,
  getInstallationInfoPdf,
  postUploadToken,
  postUploadLink,
  getUploads,
  getUpload,
  postReservation,
  postSavings,
  getSavings,
  getMeasuredUse,
  postContact,
  postVacancy,
  postForm,
  postFormConfirmation,
  postFeedback,
  getBanner,
  getRelevantArticles,
} as const satisfies Record<CallName, Call>;

/** All calls of the site and the account, by name. */
export type Calls = typeof calls;
