import type { Route } from './route.js';
import { routes, type CallName } from './routes.js';

/** How long the answer to a read can be shown. */
export type Refresh =
  /** Asked again on focus and reconnect. */
  | 'shared'
  /** Besides, every minute: what the seller changes (spec 3 §9). */
  | 'everyMinute'
  /** Asked once, by an action or by a page that loads, and never again by itself. */
  | 'onDemand';

/**
 * Which answers of a read: those that were asked with these parameters. Each is named as in the read's query, with the name in the
 * query or body of the write that has its value: `{ orderId: 'id' }`. Empty: all of them.
 */
export type ReadParameters = Readonly<Record<string, string>>;
/** Answers of other calls, by the name of the call. */
export type Reads = Readonly<Partial<Record<CallName, ReadParameters>>>;

interface AnyCaching {
  /** What is sent or answered doesn't stay in memory: an account's number, a link that opens without a log-in. */
  readonly confidential?: true;
}

interface ReadCaching extends AnyCaching {
  readonly refresh: Refresh;
  /** Not about one customer: what was answered stays when the session goes. */
  readonly outlivesSession?: true;
  readonly stale?: undefined;
}

interface WriteCaching extends AnyCaching {
  /** Answers that are others after this call: what shows them asks again. */
  readonly stale: Reads;
  /** Also when the call fails: its refusal says that something changed meanwhile. */
  readonly staleOnFailure?: true;
  /** The call is done only when they were asked again, because the next page looks for its outcome in them. */
  readonly awaitsStale?: true;
  /** Its own answer is what these reads would answer now. */
  readonly answers?: Reads;
  /** Answers about what there isn't any more. */
  readonly gone?: Reads;
  readonly refresh?: undefined;
  readonly outlivesSession?: undefined;
}

/** What a client's cache has to know of a call. */
export type CallCaching = ReadCaching | WriteCaching;

const nothing = {} as const satisfies Reads;
/** Whatever it was asked with. */
const all = {} as const satisfies ReadParameters;
const thatHouse = { houseId: 'houseId' } as const satisfies ReadParameters;
const thatPayment = { orderId: 'orderId', type: 'type' } as const satisfies ReadParameters;
/** Where a change of a house shows, besides its answers. */
const houses = { getHouses: all, getHouse: all } as const satisfies Reads;
/** What orders say follows from their houses' flags, too. */
const orders = { getOrders: all, getOrderHistory: all, getOrderTimeline: all } as const satisfies Reads;

// By name: most calls are like one of these, and every page of an account carries them all.
const shared = { refresh: 'shared' } as const satisfies ReadCaching;
const everyMinute = { refresh: 'everyMinute' } as const satisfies ReadCaching;
const onDemand = { refresh: 'onDemand' } as const satisfies ReadCaching;
const onDemandOfAnyone = { refresh: 'onDemand', outlivesSession: true } as const satisfies ReadCaching;
const noOther = { stale: nothing } as const satisfies WriteCaching;
const noOtherOfSecrets = { stale: nothing, confidential: true } as const satisfies WriteCaching;

/** Reads that are asked once, by an action or a page, and writes that change no other answer. Named here only: a browser tells them by how they are asked. */
type PlainCall =
  | 'download'
  | 'extendSession'
  | 'getAddress'
  | 'getAppointmentEntry'
  | 'getBanner'
  | 'getDocument'
  | 'getHomeFacts'
  | 'getHouseInfoPdf'
  | 'getHousePicture'
  | 'getHouseSuggestions'
  | 'getInstallationInfoPdf'
  | 'getMeasuredUse'
  | 'getQuotePdf'
  | 'getRelevantArticles'
  | 'getSavings'
  | 'getServiceEntry'
  | 'getUpload'
  | 'getUserFiles'
  | 'getUserUnique'
  | 'getWarranty'
  | 'login'
  | 'postContact'
  | 'postFeedback'
  | 'postForm'
  | 'postFormConfirmation'
  | 'postReservation'
  | 'postSavings'
  | 'postUploadToken'
  | 'postVacancy'
  | 'recoverPassword'
  | 'removeSession';

const plain = Object.fromEntries(
  Object.entries<Route>(routes).map(([name, { method }]) => [name, method === 'GET' ? onDemand : noOther]),
) as { [Name in PlainCall]: (typeof routes)[Name] extends { readonly method: 'GET' } ? typeof onDemand : typeof noOther };

/**
 * How long each call's answer can be shown, and what it changes of other answers. Apart from the routes: a page that only makes a call carries none of it.
 */
export const caching = {
  ...plain,
  session: { refresh: 'everyMinute', outlivesSession: true },
  postPasskeyQuestion: noOtherOfSecrets,
  passkeyLogin: noOtherOfSecrets,
  getPasskeys: shared,
  postNewPasskey: noOtherOfSecrets,
  postPasskey: { stale: { getPasskeys: all }, confidential: true },
  deletePasskey: { stale: { getPasskeys: all }, staleOnFailure: true },
  // A new password withdraws an e-mail address that waits.
  resetPassword: { stale: { getSessions: all, getUser: all } },
  postPasswordStrength: noOtherOfSecrets,
  confirmIdentity: noOtherOfSecrets,
  confirmEmail: { stale: { getUser: all, session: all } },
  getSessions: shared,
  deleteSession: { stale: { getSessions: all }, staleOnFailure: true },
  deleteOtherSessions: { stale: { getSessions: all }, staleOnFailure: true },
  getUser: shared,
  putUser: { answers: { getUser: all }, stale: { session: all } },
  putUserLocale: { answers: { getUser: all }, stale: nothing },
  putUserMails: { answers: { getUser: all }, stale: nothing },
  deleteEmailChange: { answers: { getUser: all }, stale: { session: all } },
  getUserData: { refresh: 'onDemand', confidential: true },
  getUserDeletion: shared,
  postUserDeletion: { answers: { getUserDeletion: all }, stale: nothing },
  deleteUserDeletion: { answers: { getUserDeletion: all }, stale: nothing },
  getOrders: everyMinute,
  getOrderHistory: shared,
  getOrderTimeline: everyMinute,
  postMessage: { stale: { getOrderTimeline: { orderId: 'orderId' } }, awaitsStale: true },
  putMessagesRead: { stale: { getOrderTimeline: { orderId: 'orderId' } } },
  postOrder: { stale: { getQuotes: all, ...orders, ...houses }, staleOnFailure: true },
  getPrices: shared,
  getQuotes: everyMinute,
  postQuote: { stale: { getQuotes: all }, awaitsStale: true },
  putQuote: { stale: { getQuotes: all }, awaitsStale: true },
  postWithdrawal: { stale: { ...orders, getAppointments: all }, staleOnFailure: true },
  getDocuments: everyMinute,
  getAgreement: shared,
  putSignAgreement: { stale: { getAgreement: { id: 'id' }, getDocuments: { orderId: 'id' }, ...orders }, staleOnFailure: true },
  putIncassoConsent: { stale: { getAgreement: { id: 'id' }, ...orders }, staleOnFailure: true, confidential: true },
  getMeterReadings: shared,
  postMeterReading: { answers: { getMeterReadings: { orderId: 'orderId' } }, stale: nothing },
  deleteMeterReading: { stale: { getMeterReadings: all }, staleOnFailure: true },
  getHandover: { refresh: 'onDemand', outlivesSession: true, confidential: true },
  putHandover: { stale: { getHandover: { token: 'token' } }, staleOnFailure: true, confidential: true },
  getTerms: onDemandOfAnyone,
  getVerification: onDemandOfAnyone,
  getInvoice: shared,
  postPayment: {
    stale: { getInvoice: thatPayment, getPayment: thatPayment, getOrderTimeline: { orderId: 'orderId' } },
    staleOnFailure: true,
    confidential: true,
  },
  getPayment: shared,
  getAppointments: everyMinute,
  getHouses: shared,
  getHouse: shared,
  postHouse: { stale: { ...houses, ...orders } },
  putHouse: { stale: { ...houses, ...orders } },
  deleteHouse: {
    gone: { getHouse: thatHouse, getHouseInfo: thatHouse, getHouseSuggestions: thatHouse },
    stale: { ...houses, ...orders },
  },
  getHouseInfo: shared,
  postHouseInfo: { answers: { getHouseInfo: thatHouse }, stale: { getHouseInfo: thatHouse, ...houses, ...orders } },
  getHouseGuests: shared,
  postHouseGuest: { stale: { getHouseGuests: thatHouse }, confidential: true },
  deleteHouseGuest: { stale: { getHouseGuests: all }, staleOnFailure: true },
  getGuestHouseInfo: onDemandOfAnyone,
  postGuestHouseInfo: { answers: { getGuestHouseInfo: { token: 'token' } }, stale: nothing, confidential: true },
  postUploadLink: noOtherOfSecrets,
  getUploads: shared,
} as const satisfies {
  [Name in CallName]: (typeof routes)[Name] extends { readonly method: 'GET' } ? ReadCaching : WriteCaching;
};
