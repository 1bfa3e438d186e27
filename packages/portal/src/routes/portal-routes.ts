import type { FinishedQuestionnaire, Flow, PaymentType } from '@pomp/domain';
import { houseInfoSlugs, installationSlugs, reviewSlug, type HouseInfoStep, type InstallationStep } from './step-slugs.js';

/** Where a screen can lead to. Screens name targets, never paths: another portal has other paths. */
export type Target =
  | { readonly to: 'login' }
  /** For this address, where it is known. */
  | { readonly to: 'forgotPassword'; readonly email?: string }
  | { readonly to: 'dashboard' }
  | { readonly to: 'personalDetails' }
  | { readonly to: 'orders' }
  | { readonly to: 'appointments' }
  | { readonly to: 'documents'; readonly orderId?: string }
  /** `PY` is signing plus down payment, `FP` the final invoice. */
  | { readonly to: 'payment'; readonly orderId: string; readonly type: PaymentType }
  | { readonly to: 'withdrawal'; readonly orderId: string }
  /** For anyone: what was signed under a code. */
  | { readonly to: 'verification'; readonly code?: string }
  | { readonly to: 'quotes' }
  | { readonly to: 'quote'; readonly quoteId: string }
  /** A new one, or another in the place of this one. */
  | { readonly to: 'requestQuote'; readonly quoteId?: string }
  | { readonly to: 'orderQuote'; readonly quoteId: string }
  | { readonly to: 'terms' }
  | { readonly to: 'privacy' }
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
  | { readonly to: 'addHouse' }
  | { readonly to: 'feedback'; readonly type: FinishedQuestionnaire };

/** The path of every target. */
export type PortalRoutes = { readonly [To in Target['to']]: (target: Extract<Target, { to: To }>) => string };

/** The paths of the Dutch portal (spec 1 §2 and 2 §2). */
export const dutchRoutes: PortalRoutes = {
  login: () => '/auth/login/',
  forgotPassword: ({ email }) => `/auth/wachtwoord-vergeten/${searchOf({ email })}`,
  dashboard: () => '/account/',
  personalDetails: () => '/account/gegevens/',
  orders: () => '/account/bestellingen/',
  appointments: () => '/account/afspraken/',
  documents: ({ orderId }) => `/account/documenten/${searchOf({ orderId })}`,
  payment: ({ orderId, type }) => `/account/betaling/${searchOf({ orderId, type })}`,
  withdrawal: ({ orderId }) => `/account/herroepen/${searchOf({ orderId })}`,
  verification: ({ code }) => `/controle/${searchOf({ code })}`,
  quotes: () => '/account/offertes/',
  quote: ({ quoteId }) => `/account/offertes/bekijken/${searchOf({ quoteId })}`,
  requestQuote: ({ quoteId }) => `/account/offertes/aanvragen/${searchOf({ quoteId })}`,
  orderQuote: ({ quoteId }) => `/account/offertes/bestellen/${searchOf({ quoteId })}`,
  terms: () => '/algemene-voorwaarden/',
  privacy: () => '/privacy/',
  houseInfo: ({ houseId }) => `/account/woning/${searchOf({ houseId })}`,
  houseInfoStep: ({ houseId, step, from }) =>
    `/account/woning/${houseInfoSlugs[step]}/${searchOf({ houseId, terug: from && reviewSlug })}`,
  houseInfoReview: ({ houseId }) => `/account/woning/${reviewSlug}/${searchOf({ houseId })}`,
  installationInfo: ({ orderId, houseId, flow }) => `/account/installatie/${searchOf({ orderId, houseId, flow })}`,
  installationStep: ({ houseId, flow, step, from }) =>
    `/account/installatie/${installationSlugs[step]}/${searchOf({ houseId, flow, terug: from && reviewSlug })}`,
  installationReview: ({ houseId, flow }) => `/account/installatie/${reviewSlug}/${searchOf({ houseId, flow })}`,
  addHouse: () => '/account/woning/nieuw/',
  feedback: ({ type }) => `/account/feedback/${searchOf({ type })}`,
};

function searchOf(query: Readonly<Record<string, string | undefined>>): string {
  const given = Object.entries(query).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return given.length === 0 ? '' : `?${new URLSearchParams(given).toString()}`;
}

export function pathTo(routes: PortalRoutes, target: Target): string {
  // Every route takes its own target; the compiler can't follow the pairing.
  const route = routes[target.to] as (target: Target) => string;
  return route(target);
}
