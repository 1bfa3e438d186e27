import * as z from 'zod/mini';

/** What went wrong, for programs. People read `message`. */
export const errorCodes = [
  'malformedRequest',
  'invalidAnswers',
  'notSignedIn',
  'wrongCredentials',
  'expiredLink',
  'forbidden',
  'notConfirmed',
  'wrongKey',
  'unknownState',
  'additionNeeded',
  'notFound',
  'conflict',
  'keyReused',
  'tooLarge',
  'sameName',
  'notAPicture',
  'uploadTokenExpired',
  'tooManyRequests',
  'tooFast',
  'serverError',
  'unavailable',
  'storageFull',
] as const;
/** What a program goes by in an answer that refuses. */
export type ErrorCode = (typeof errorCodes)[number];

/** Why exactly, where a code has more reasons than one, with the code that each belongs to. */
export const refusalReasons = {
  orderNotChosen: 'malformedRequest',
  notAllAnswered: 'invalidAnswers',
  unknownAddress: 'invalidAnswers',
  wrongOldPassword: 'invalidAnswers',
  guessablePassword: 'invalidAnswers',
  passkeyNotMade: 'invalidAnswers',
  unknownPasskey: 'wrongCredentials',
  vatAboveAmount: 'invalidAnswers',
  dueBeforeInvoice: 'invalidAnswers',
  noSuchDocument: 'invalidAnswers',
  dateInFuture: 'invalidAnswers',
  otherAmount: 'invalidAnswers',
  endsBeforeStart: 'invalidAnswers',
  arrivesBeforeStart: 'invalidAnswers',
  promiseBackwards: 'invalidAnswers',
  documentKind: 'invalidAnswers',
  notAPdf: 'invalidAnswers',
  downPaymentAboveHalf: 'invalidAnswers',
  planOverAlready: 'invalidAnswers',
  notTheirPhoto: 'invalidAnswers',
  pumpOutsidePhoto: 'invalidAnswers',
  pumpTooSmall: 'invalidAnswers',
  otherCustomer: 'forbidden',
  noHouse: 'notFound',
  fileGone: 'notFound',
  changedElsewhere: 'conflict',
  sectionsOpen: 'conflict',
  mainAddressStays: 'conflict',
  orderedAddressStays: 'conflict',
  emailTaken: 'conflict',
  accountExists: 'conflict',
  orderWithdrawn: 'conflict',
  orderUnderWay: 'conflict',
  onlyBackAsCorrection: 'conflict',
  invoiceNumberTaken: 'conflict',
  invoicePaid: 'conflict',
  invoiceBeingPaid: 'conflict',
  paymentPending: 'conflict',
  paymentNotAsked: 'conflict',
  planNotSigned: 'conflict',
  nothingToSign: 'conflict',
  planChanged: 'conflict',
  planExpired: 'conflict',
  termsChanged: 'conflict',
  termsKept: 'conflict',
  signedAlready: 'conflict',
  notInstalledYet: 'conflict',
  handedOverAlready: 'conflict',
  noReadingsNow: 'conflict',
  signatureBroken: 'conflict',
  noDirectDebitNow: 'conflict',
  noDirectDebit: 'conflict',
  directDebitLapsed: 'conflict',
  nothingToCollect: 'conflict',
  collectedTooSoon: 'invalidAnswers',
  quoteOrdered: 'conflict',
  quoteExpired: 'conflict',
  quoteChanged: 'conflict',
  withdrawnAlready: 'conflict',
  notAgreed: 'conflict',
  installedAlready: 'conflict',
  coolingOffOver: 'conflict',
  tooManyHouses: 'conflict',
  tooManyGuests: 'conflict',
  tooManyFiles: 'conflict',
  filesTooLarge: 'tooLarge',
  fileTooLarge: 'tooLarge',
  tooManyMails: 'tooManyRequests',
  paymentsAway: 'unavailable',
} as const satisfies Record<string, ErrorCode>;
/** Why exactly something is refused, where its code stands for several reasons. */
export type RefusalReason = keyof typeof refusalReasons;

/** Every error answer: what a program goes by, a `message` fit to show in the language of the request (`Accept-Language`), and what the spec names besides. */
export const errorBody = z.object({
  message: z.string(),
  code: z.enum(errorCodes),
  /** Why exactly, where the code has more reasons than one. */
  reason: z.optional(z.enum(Object.keys(refusalReasons) as [RefusalReason, ...RefusalReason[]])),
  /** What the message is about, such as the sections that are open, for whoever says it in words of their own. */
  params: z.optional(z.record(z.string(), z.union([z.string(), z.number(), z.array(z.string())]))),
  /** Per field what is wrong, with code `invalidAnswers`; at a call of the back office with `malformedRequest` too. */
  issues: z.optional(z.array(z.object({ field: z.string(), code: z.enum(['malformed', 'missing']), message: z.string() }))),
  /** Per field what is stored where that isn't what was sent, with code `conflict`. `saved` is in the same language, with its unit; without it there is no answer. */
  changes: z.optional(z.array(z.object({ field: z.string(), label: z.string(), saved: z.optional(z.string()) }))),
  details: z.optional(z.string()),
  /** Possible house-number additions. */
  additions: z.optional(z.array(z.string())),
  externalMessage: z.optional(z.string()),
});
/** Every answer that refuses. */
export type ErrorBody = z.output<typeof errorBody>;
