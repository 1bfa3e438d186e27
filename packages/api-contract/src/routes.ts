import { localeRoute } from './account/locale-route.js';
import { sessionRoute } from './auth/session-route.js';
import { contentRoutes } from './content/content-routes.js';
import { routesByName, type Route } from './route.js';

export type { Route };

const authRoutes = routesByName('/api/auth', [
  'login',
  'extendSession',
  'removeSession',
  'postPasskeyQuestion',
  'passkeyLogin',
  'recoverPassword',
  'resetPassword',
  'postPasswordStrength',
  'confirmIdentity',
  'confirmEmail',
]);
const accountRoutes = routesByName('/api/account', [
  'getPasskeys',
  'postNewPasskey',
  'postPasskey',
  'deletePasskey',
  'getSessions',
  'deleteSession',
  'deleteOtherSessions',
  'getUser',
  'putUser',
  'putUserMails',
  'deleteEmailChange',
  'getUserData',
  'getUserFiles',
  'getUserDeletion',
  'postUserDeletion',
  'deleteUserDeletion',
  'getUserUnique',
  'getOrders',
  'getOrderHistory',
  'getWarranty',
  'getOrderTimeline',
  'postMessage',
  'putMessagesRead',
  'postOrder',
  'getPrices',
  'getQuotes',
  'getQuotePdf',
  'postQuote',
  'putQuote',
  'postWithdrawal',
  'getDocuments',
  'getDocument',
  'getAgreement',
  'putSignAgreement',
  'putIncassoConsent',
  'getMeterReadings',
  'postMeterReading',
  'deleteMeterReading',
  'getHandover',
  'putHandover',
  'getVerification',
  'getInvoice',
  'postPayment',
  'getPayment',
  'getAppointments',
  'getServiceEntry',
  'getAppointmentEntry',
  'getHouses',
  'getHouse',
  'postHouse',
  'putHouse',
  'deleteHouse',
  'getAddress',
  'getHomeFacts',
  'getHouseSuggestions',
  'getHousePicture',
  'getHouseGuests',
  'postHouseGuest',
  'deleteHouseGuest',
  'getGuestHouseInfo',
  'postGuestHouseInfo',
  'getHouseInfoPdf',
  'getInstallationInfoPdf',
  'postUploadToken',
  'postUploadLink',
  'getUploads',
  'getUpload',
  'postFeedback',
]);

/**
 * Where each call goes, by the name that the spec gives it: all that a browser needs of the contract to make a call. The calls themselves bring their schemas
 * along, and `caching` what a cache has to know.
 */
export const routes = {
  ...authRoutes,
  ...sessionRoute,
  ...accountRoutes,
  ...localeRoute,
  download: { method: 'GET', path: '/api/download' },
  getTerms: { method: 'GET', path: '/api/getTerms' },
  getHouseInfo: { method: 'GET', path: '/api/account/getHouseInfo', versioned: true },
  postHouseInfo: { method: 'POST', path: '/api/account/postHouseInfo', versioned: true },
  postReservation: { method: 'POST', path: '/reservation' },
  postSavings: { method: 'POST', path: '/savings' },
  getSavings: { method: 'GET', path: '/savings' },
  getMeasuredUse: { method: 'GET', path: '/savings/measured' },
  postContact: { method: 'POST', path: '/contact' },
  postVacancy: { method: 'POST', path: '/vacancy' },
  postForm: { method: 'POST', path: '/form' },
  postFormConfirmation: { method: 'POST', path: '/form/confirmation' },
  ...contentRoutes,
} as const satisfies Record<string, Route>;

/** Name of a call of the site or the account. */
export type CallName = keyof typeof routes;
/** The calls of which the answer carries a revision. */
export type VersionedCallName = {
  [Name in CallName]: (typeof routes)[Name] extends { readonly versioned: true } ? Name : never;
}[CallName];

export { resumablePath, uploadRoutes, type UploadCallName } from './uploads/upload-routes.js';
