import { contentRoutes } from './content/content-routes.js';
import type { CallRoute, ReadParameters, Reads, Route } from './route.js';

export type { CallRoute, ReadParameters, Reads, Route };

const nothing = {} as const satisfies Reads;
/** Whatever it was asked with. */
const all = {} as const satisfies ReadParameters;
const thatHouse = { houseId: 'houseId' } as const satisfies ReadParameters;
const thatPayment = { orderId: 'orderId', type: 'type' } as const satisfies ReadParameters;
/** Where a change of a house shows, besides its answers. */
const houses = { getHouses: all, getHouse: all } as const satisfies Reads;
/** What orders say follows from their houses' flags, too. */
const orders = { getOrders: all, getOrderHistory: all } as const satisfies Reads;

/**
 * Where each call goes, by the name that the spec gives it, how long its answer can be shown, and what it changes of other answers. All
 * that a browser needs of the contract at run time: the calls themselves bring their schemas along.
 */
export const routes = {
  login: { method: 'POST', path: '/api/auth/login', stale: nothing },
  session: { method: 'GET', path: '/api/auth/session', refresh: 'everyMinute', outlivesSession: true },
  extendSession: { method: 'POST', path: '/api/auth/extendSession', stale: nothing },
  removeSession: { method: 'POST', path: '/api/auth/removeSession', stale: nothing },
  recoverPassword: { method: 'POST', path: '/api/auth/recoverPassword', stale: nothing },
  resetPassword: { method: 'POST', path: '/api/auth/resetPassword', stale: { getSessions: all } },
  confirmEmail: { method: 'POST', path: '/api/auth/confirmEmail', stale: { getUser: all, session: all } },
  getSessions: { method: 'GET', path: '/api/account/getSessions', refresh: 'shared' },
  deleteSession: { method: 'DELETE', path: '/api/account/deleteSession', stale: { getSessions: all }, staleOnFailure: true },
  deleteOtherSessions: {
    method: 'DELETE',
    path: '/api/account/deleteOtherSessions',
    stale: { getSessions: all },
    staleOnFailure: true,
  },
  getUser: { method: 'GET', path: '/api/account/getUser', refresh: 'shared' },
  putUser: { method: 'PUT', path: '/api/account/putUser', answers: { getUser: all }, stale: { session: all } },
  getUserData: { method: 'GET', path: '/api/account/getUserData', refresh: 'onDemand', confidential: true },
  getUserFiles: { method: 'GET', path: '/api/account/getUserFiles', refresh: 'onDemand' },
  getUserDeletion: { method: 'GET', path: '/api/account/getUserDeletion', refresh: 'shared' },
  postUserDeletion: { method: 'POST', path: '/api/account/postUserDeletion', answers: { getUserDeletion: all }, stale: nothing },
  deleteUserDeletion: {
    method: 'DELETE',
    path: '/api/account/deleteUserDeletion',
    answers: { getUserDeletion: all },
    stale: nothing,
  },
  getUserUnique: { method: 'GET', path: '/api/account/getUserUnique', refresh: 'onDemand' },
  getOrders: { method: 'GET', path: '/api/account/getOrders', refresh: 'everyMinute' },
  getOrderHistory: { method: 'GET', path: '/api/account/getOrderHistory', refresh: 'shared' },
  postOrder: {
    method: 'POST',
    path: '/api/account/postOrder',
    stale: { getQuotes: all, ...orders, ...houses },
    staleOnFailure: true,
  },
  getPrices: { method: 'GET', path: '/api/account/getPrices', refresh: 'shared' },
  getQuotes: { method: 'GET', path: '/api/account/getQuotes', refresh: 'everyMinute' },
  postQuote: { method: 'POST', path: '/api/account/postQuote', stale: { getQuotes: all }, awaitsStale: true },
  putQuote: { method: 'PUT', path: '/api/account/putQuote', stale: { getQuotes: all }, awaitsStale: true },
  postWithdrawal: {
    method: 'POST',
    path: '/api/account/postWithdrawal',
    stale: { ...orders, getAppointments: all },
    staleOnFailure: true,
  },
  getDocuments: { method: 'GET', path: '/api/account/getDocuments', refresh: 'everyMinute' },
  getDocument: { method: 'GET', path: '/api/account/getDocument', refresh: 'onDemand' },
  download: { method: 'GET', path: '/api/download', refresh: 'onDemand' },
  getAgreement: { method: 'GET', path: '/api/account/getAgreement', refresh: 'shared' },
  putSignAgreement: {
    method: 'PUT',
    path: '/api/account/putSignAgreement',
    stale: { getAgreement: { id: 'id' }, getDocuments: { orderId: 'id' }, ...orders },
    staleOnFailure: true,
  },
  putIncassoConsent: {
    method: 'PUT',
    path: '/api/account/putIncassoConsent',
    stale: { getAgreement: { id: 'id' }, ...orders },
    staleOnFailure: true,
    confidential: true,
  },
  getVerification: { method: 'GET', path: '/api/account/getVerification', refresh: 'onDemand', outlivesSession: true },
  getInvoice: { method: 'GET', path: '/api/account/getInvoice', refresh: 'shared' },
  postPayment: {
    method: 'POST',
    path: '/api/account/postPayment',
    stale: { getInvoice: thatPayment, getPayment: thatPayment },
    staleOnFailure: true,
    confidential: true,
  },
  getPayment: { method: 'GET', path: '/api/account/getPayment', refresh: 'shared' },
  getAppointments: { method: 'GET', path: '/api/account/getAppointments', refresh: 'everyMinute' },
  getAppointmentEntry: { method: 'GET', path: '/api/account/getAppointmentEntry', refresh: 'onDemand' },
  getHouses: { method: 'GET', path: '/api/account/getHouses', refresh: 'shared' },
  getHouse: { method: 'GET', path: '/api/account/getHouse', refresh: 'shared' },
  postHouse: { method: 'POST', path: '/api/account/postHouse', stale: { ...houses, ...orders } },
  putHouse: { method: 'PUT', path: '/api/account/putHouse', stale: { ...houses, ...orders } },
  deleteHouse: {
    method: 'DELETE',
    path: '/api/account/deleteHouse',
    gone: { getHouse: thatHouse, getHouseInfo: thatHouse },
    stale: { ...houses, ...orders },
  },
  getAddress: { method: 'GET', path: '/api/account/getAddress', refresh: 'onDemand' },
  getHouseInfo: { method: 'GET', path: '/api/account/getHouseInfo', versioned: true, refresh: 'shared' },
  postHouseInfo: {
    method: 'POST',
    path: '/api/account/postHouseInfo',
    versioned: true,
    answers: { getHouseInfo: thatHouse },
    stale: { getHouseInfo: thatHouse, ...houses, ...orders },
  },
  getHouseInfoPdf: { method: 'GET', path: '/api/account/getHouseInfoPdf', refresh: 'onDemand' },
  getInstallationInfoPdf: { method: 'GET', path: '/api/account/getInstallationInfoPdf', refresh: 'onDemand' },
  postUploadToken: { method: 'POST', path: '/api/account/postUploadToken', stale: nothing },
  postUploadLink: { method: 'POST', path: '/api/account/postUploadLink', stale: nothing, confidential: true },
  getUploads: { method: 'GET', path: '/api/account/getUploads', refresh: 'shared' },
  getUpload: { method: 'GET', path: '/api/account/getUpload', refresh: 'onDemand' },
  postReservation: { method: 'POST', path: '/reservation', stale: nothing },
  postSavings: { method: 'POST', path: '/savings', stale: nothing },
  getSavings: { method: 'GET', path: '/savings', refresh: 'onDemand' },
  postContact: { method: 'POST', path: '/contact', stale: nothing },
  postVacancy: { method: 'POST', path: '/vacancy', stale: nothing },
  postForm: { method: 'POST', path: '/form', stale: nothing },
  postFormConfirmation: { method: 'POST', path: '/form/confirmation', stale: nothing },
  postFeedback: { method: 'POST', path: '/api/account/postFeedback', stale: nothing },
  ...contentRoutes,
} as const satisfies Record<string, CallRoute>;

export type CallName = keyof typeof routes;
/** The calls of which the answer carries a revision. */
export type VersionedCallName = {
  [Name in CallName]: (typeof routes)[Name] extends { readonly versioned: true } ? Name : never;
}[CallName];

export { contentRoutes };
export { resumablePath, uploadRoutes, type UploadCallName } from './uploads/upload-routes.js';
