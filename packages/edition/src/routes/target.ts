import type {
  FinishedQuestionnaire,
  Flow,
  houseInfo,
  InstallationSectionName,
  PaymentType,
  ReservableProduct,
  ReservedProduct,
} from '@pomp/domain';

/** A step of the questions about a house. */
export type HouseInfoStep = keyof typeof houseInfo.sections;
/** A step of the questions about an installation. */
export type InstallationStep = InstallationSectionName;

/** Where a page, a screen, a mail or a letter can lead to. All of them name targets, never paths: another seller has other paths. */
export type Target =
  // The site
  | { readonly to: 'home' }
  | { readonly to: 'contact' }
  | { readonly to: 'faq' }
  | { readonly to: 'cookies' }
  | { readonly to: 'terms' }
  | { readonly to: 'privacy' }
  | { readonly to: 'knowledgeBase' }
  | { readonly to: 'vacancies' }
  | { readonly to: 'newsletter' }
  /** With the token that was mailed. */
  | { readonly to: 'newsletterConfirmation'; readonly token: string }
  | { readonly to: 'products' }
  /** The page about the Pomp AO. */
  | { readonly to: 'hybridHeatPump' }
  | { readonly to: 'reservation'; readonly product: ReservableProduct }
  /** Thanks for a reservation; without a product in general. */
  | { readonly to: 'reserved'; readonly product?: ReservedProduct }
  | { readonly to: 'savingsResult' }
  /** For anyone: what was signed under a code. */
  | { readonly to: 'verification'; readonly code?: string }
  /** Where a phone without a session adds photos, with the token of its link. */
  | { readonly to: 'photoUpload'; readonly token: string }
  /** Where a handover is signed on the doorstep, with the token of its link. */
  | { readonly to: 'handover'; readonly token: string }
  /** Where someone without an account fills in the questions about one house, with the token of a customer's link. */
  | { readonly to: 'guestHouseInfo'; readonly token: string }
  // Signing in
  /** `userExists` says on arrival why: there is an account with this address already. */
  | { readonly to: 'login'; readonly email?: string; readonly userExists?: 'true' }
  /** For this address, where it is known. */
  | { readonly to: 'forgotPassword'; readonly email?: string }
  | { readonly to: 'setPassword'; readonly token: string }
  | { readonly to: 'confirmEmail'; readonly token: string }
  // The account
  | { readonly to: 'dashboard' }
  | { readonly to: 'personalDetails' }
  | { readonly to: 'orders' }
  /** One order: what happened, what comes, and what is written about it. */
  | { readonly to: 'order'; readonly orderId: string }
  | { readonly to: 'appointments' }
  | { readonly to: 'documents'; readonly orderId?: string }
  /** `PY` is signing plus down payment, `FP` the final invoice. `back` is `1` on the way back from the payment provider. */
  | { readonly to: 'payment'; readonly orderId: string; readonly type: PaymentType; readonly back?: '1' }
  | { readonly to: 'withdrawal'; readonly orderId: string }
  | { readonly to: 'quotes' }
  | { readonly to: 'quote'; readonly quoteId: string }
  /** A new one, or another in the place of this one. */
  | { readonly to: 'requestQuote'; readonly quoteId?: string; readonly product?: ReservedProduct }
  | { readonly to: 'orderQuote'; readonly quoteId: string }
  | { readonly to: 'houseInfo'; readonly houseId?: string }
  /** One step of the house info. From the review, saving leads back to it. */
  | { readonly to: 'houseInfoStep'; readonly houseId: string; readonly step: HouseInfoStep; readonly from?: 'review' }
  | { readonly to: 'houseInfoReview'; readonly houseId: string }
  /** The installation info of an order; of the order that these name, or of the one under way. */
  | { readonly to: 'installationInfo'; readonly orderId?: string; readonly houseId?: string; readonly flow?: Flow }
  /** Without `flow`, the house's orders say which installation it is. */
  | {
      readonly to: 'installationStep';
      readonly houseId: string;
      readonly flow?: Flow;
      readonly step: InstallationStep;
      readonly from?: 'review';
    }
  | { readonly to: 'installationReview'; readonly houseId: string; readonly flow?: Flow }
  /** All photos of an installation in one screen. */
  | { readonly to: 'shotList'; readonly houseId: string; readonly flow?: Flow }
  | { readonly to: 'addHouse' }
  | { readonly to: 'feedback'; readonly type: FinishedQuestionnaire };

/** Name of where something can lead to. */
export type TargetName = Target['to'];

/** Pages of the content service: they stand where editors put them, and the seller's routes say where that is. */
export const contentTargets = [
  'home',
  'contact',
  'faq',
  'cookies',
  'terms',
  'privacy',
  'knowledgeBase',
  'vacancies',
  'newsletter',
  'newsletterConfirmation',
  'products',
  'hybridHeatPump',
  'reservation',
  'reserved',
  'savingsResult',
] as const satisfies readonly TargetName[];

/** Pages of the application that anyone may open; the others of it are a customer's own. */
export const openTargets = [
  'verification',
  'photoUpload',
  'handover',
  'guestHouseInfo',
  'login',
  'forgotPassword',
  'setPassword',
  'confirmEmail',
] as const satisfies readonly TargetName[];
