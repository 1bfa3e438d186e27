import { localeRoute } from './account/locale-route.js';
import { sessionRoute } from './auth/session-route.js';
import { contentRoutes } from './content/content-routes.js';
import type { Route } from './route.js';

export type { Route };

/**
 * Where each call goes, by the name that the spec gives it: all that a browser needs of the contract to make a call. The calls themselves bring their schemas
 * along, and `caching` what a cache has to know.
 */
export const routes = {
  login: { method: 'POST', path: '/api/auth/login' },
  ...sessionRoute,
  extendSession: { method: 'POST', path: '/api/auth/extendSession' },
  removeSession: { method: 'POST', path: '/api/auth/removeSession' },
  postPasskeyQuestion: { method: 'POST', path: '/api/auth/postPasskeyQuestion' },
  passkeyLogin: { method: 'POST', path: '/api/auth/passkeyLogin' },
  getPasskeys: { method: 'GET', path: '/api/account/getPasskeys' },
  postNewPasskey: { method: 'POST', path: '/api/account/postNewPasskey' },
  postPasskey: { method: 'POST', path: '/api/account/postPasskey' },
  deletePasskey: { method: 'DELETE', path: '/api/account/deletePasskey' },
  recoverPassword: { method: 'POST', path: '/api/auth/recoverPassword' },
  resetPassword: { method: 'POST', path: '/api/auth/resetPassword' },
  postPasswordStrength: { method: 'POST', path: '/api/auth/postPasswordStrength' },
  confirmIdentity: { method: 'POST', path: '/api/auth/confirmIdentity' },
  confirmEmail: { method: 'POST', path: '/api/auth/confirmEmail' },
  getSessions: { method: 'GET', path: '/api/account/getSessions' },
  deleteSession: { method: 'DELETE', path: '/api/account/deleteSession' },
  deleteOtherSessions: { method: 'DELETE', path: '/api/account/deleteOtherSessions' },
  getUser: { method: 'GET', path: '/api/account/getUser' },
  putUser: { method: 'PUT', path: '/api/account/putUser' },
  putUserMails: { method: 'PUT', path: '/api/account/putUserMails' },
  ...localeRoute,
  getUserData: { method: 'GET', path: '/api/account/getUserData' },
  getUserFiles: { method: 'GET', path: '/api/account/getUserFiles' },
  getUserDeletion: { method: 'GET', path: '/api/account/getUserDeletion' },
  postUserDeletion: { method: 'POST', path: '/api/account/postUserDeletion' },
  deleteUserDeletion: { method: 'DELETE', path: '/api/account/deleteUserDeletion' },
  getUserUnique: { method: 'GET', path: '/api/account/getUserUnique' },
  getOrders: { method: 'GET', path: '/api/account/getOrders' },
  getOrderHistory: { method: 'GET', path: '/api/account/getOrderHistory' },
  getWarranty: { method: 'GET', path: '/api/account/getWarranty' },
  getOrderTimeline: { method: 'GET', path: '/api/account/getOrderTimeline' },
  postMessage: { method: 'POST', path: '/api/account/postMessage' },
  putMessagesRead: { method: 'PUT', path: '/api/account/putMessagesRead' },
  postOrder: { method: 'POST', path: '/api/account/postOrder' },
  getPrices: { method: 'GET', path: '/api/account/getPrices' },
  getQuotes: { method: 'GET', path: '/api/account/getQuotes' },
  getQuotePdf: { method: 'GET', path: '/api/account/getQuotePdf' },
  postQuote: { method: 'POST', path: '/api/account/postQuote' },
  putQuote: { method: 'PUT', path: '/api/account/putQuote' },
  postWithdrawal: { method: 'POST', path: '/api/account/postWithdrawal' },
  getDocuments: { method: 'GET', path: '/api/account/getDocuments' },
  getDocument: { method: 'GET', path: '/api/account/getDocument' },
  download: { method: 'GET', path: '/api/download' },
  getAgreement: { method: 'GET', path: '/api/account/getAgreement' },
  putSignAgreement: { method: 'PUT', path: '/api/account/putSignAgreement' },
  putIncassoConsent: { method: 'PUT', path: '/api/account/putIncassoConsent' },
  getMeterReadings: { method: 'GET', path: '/api/account/getMeterReadings' },
  postMeterReading: { method: 'POST', path: '/api/account/postMeterReading' },
  deleteMeterReading: { method: 'DELETE', path: '/api/account/deleteMeterReading' },
  getHandover: { method: 'GET', path: '/api/account/getHandover' },
  putHandover: { method: 'PUT', path: '/api/account/putHandover' },
  getTerms: { method: 'GET', path: '/api/getTerms' },
  getVerification: { method: 'GET', path: '/api/account/getVerification' },
  getInvoice: { method: 'GET', path: '/api/account/getInvoice' },
  postPayment: { method: 'POST', path: '/api/account/postPayment' },
  getPayment: { method: 'GET', path: '/api/account/getPayment' },
  getAppointments: { method: 'GET', path: '/api/account/getAppointments' },
  getServiceEntry: { method: 'GET', path: '/api/account/getServiceEntry' },
  getAppointmentEntry: { method: 'GET', path: '/api/account/getAppointmentEntry' },
  getHouses: { method: 'GET', path: '/api/account/getHouses' },
  getHouse: { method: 'GET', path: '/api/account/getHouse' },
  postHouse: { method: 'POST', path: '/api/account/postHouse' },
  putHouse: { method: 'PUT', path: '/api/account/putHouse' },
  deleteHouse: { method: 'DELETE', path: '/api/account/deleteHouse' },
  getAddress: { method: 'GET', path: '/api/account/getAddress' },
  getHomeFacts: { method: 'GET', path: '/api/account/getHomeFacts' },
  getHouseSuggestions: { method: 'GET', path: '/api/account/getHouseSuggestions' },
  getHousePicture: { method: 'GET', path: '/api/account/getHousePicture' },
  getHouseInfo: { method: 'GET', path: '/api/account/getHouseInfo', versioned: true },
  postHouseInfo: { method: 'POST', path: '/api/account/postHouseInfo', versioned: true },
  getHouseGuests: { method: 'GET', path: '/api/account/getHouseGuests' },
  postHouseGuest: { method: 'POST', path: '/api/account/postHouseGuest' },
  deleteHouseGuest: { method: 'DELETE', path: '/api/account/deleteHouseGuest' },
  getGuestHouseInfo: { method: 'GET', path: '/api/account/getGuestHouseInfo' },
  postGuestHouseInfo: { method: 'POST', path: '/api/account/postGuestHouseInfo' },
  getHouseInfoPdf: { method: 'GET', path: '/api/account/getHouseInfoPdf' },
  getInstallationInfoPdf: { method: 'GET', path: '/api/account/getInstallationInfoPdf' },
  postUploadToken: { method: 'POST', path: '/api/account/postUploadToken' },
  postUploadLink: { method: 'POST', path: '/api/account/postUploadLink' },
  getUploads: { method: 'GET', path: '/api/account/getUploads' },
  getUpload: { method: 'GET', path: '/api/account/getUpload' },
  postReservation: { method: 'POST', path: '/reservation' },
  postSavings: { method: 'POST', path: '/savings' },
  getSavings: { method: 'GET', path: '/savings' },
  getMeasuredUse: { method: 'GET', path: '/savings/measured' },
  postContact: { method: 'POST', path: '/contact' },
  postVacancy: { method: 'POST', path: '/vacancy' },
  postForm: { method: 'POST', path: '/form' },
  postFormConfirmation: { method: 'POST', path: '/form/confirmation' },
  postFeedback: { method: 'POST', path: '/api/account/postFeedback' },
  ...contentRoutes,
} as const satisfies Record<string, Route>;

/** Name of a call of the site or the account. */
export type CallName = keyof typeof routes;
/** The calls of which the answer carries a revision. */
export type VersionedCallName = {
  [Name in CallName]: (typeof routes)[Name] extends { readonly versioned: true } ? Name : never;
}[CallName];

export { resumablePath, uploadRoutes, type UploadCallName } from './uploads/upload-routes.js';
