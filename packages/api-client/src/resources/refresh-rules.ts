import type { CallName } from '@pomp/api-contract';
import type { routes } from '@pomp/api-contract/routes';

/** How a call stays fresh. Reads have one of the first three, writes the last. */
export type RefreshRule =
  /** On focus and reconnect. */
  | 'shared'
  /** Besides, every minute: what the seller changes (spec 3 §9). */
  | 'everyMinute'
  /** Asked once, by an action or by a page that loads, and never again by itself. */
  | 'onDemand'
  | 'write';

type RuleFor<Name extends CallName> = (typeof routes)[Name]['method'] extends 'GET' ? Exclude<RefreshRule, 'write'> : 'write';

/** A call without a rule doesn't compile. */
export const refreshRules = {
  login: 'write',
  session: 'everyMinute',
  extendSession: 'write',
  removeSession: 'write',
  recoverPassword: 'write',
  resetPassword: 'write',
  confirmEmail: 'write',
  getSessions: 'shared',
  deleteSession: 'write',
  deleteOtherSessions: 'write',
  getUser: 'shared',
  putUser: 'write',
  getUserData: 'onDemand',
  getUserFiles: 'onDemand',
  getUserDeletion: 'shared',
  postUserDeletion: 'write',
  deleteUserDeletion: 'write',
  getUserUnique: 'onDemand',
  getOrders: 'everyMinute',
  getOrderHistory: 'shared',
  postOrder: 'write',
  getPrices: 'shared',
  getQuotes: 'everyMinute',
  postQuote: 'write',
  putQuote: 'write',
  postWithdrawal: 'write',
  getDocuments: 'everyMinute',
  getDocument: 'onDemand',
  download: 'onDemand',
  getAgreement: 'shared',
  putSignAgreement: 'write',
  putIncassoConsent: 'write',
  getVerification: 'onDemand',
  getInvoice: 'shared',
  postPayment: 'write',
  getPayment: 'shared',
  getAppointments: 'everyMinute',
  getAppointmentEntry: 'onDemand',
  getHouses: 'shared',
  getHouse: 'shared',
  postHouse: 'write',
  putHouse: 'write',
  deleteHouse: 'write',
  getAddress: 'onDemand',
  getHouseInfo: 'shared',
  postHouseInfo: 'write',
  getHouseInfoPdf: 'onDemand',
  getInstallationInfoPdf: 'onDemand',
  postUploadToken: 'write',
  postUploadLink: 'write',
  getUploads: 'shared',
  getUpload: 'onDemand',
  postReservation: 'write',
  postSavings: 'write',
  getSavings: 'onDemand',
  postContact: 'write',
  postVacancy: 'write',
  postForm: 'write',
  postFormConfirmation: 'write',
  postFeedback: 'write',
  getBanner: 'onDemand',
  getRelevantArticles: 'onDemand',
} as const satisfies { readonly [Name in CallName]: RuleFor<Name> };

/** The calls that screens keep on the screen. */
export type RefreshedCall = {
  [Name in CallName]: (typeof refreshRules)[Name] extends 'shared' | 'everyMinute' ? Name : never;
}[CallName];
