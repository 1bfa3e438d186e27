import type { AskedInformation } from '../order-status/asked-information.js';
import type { Information, Progress } from '../order-status/information.js';

/** The one thing that the overview says first. */
export type NextThing =
  /** So many sections of the house and the installation. */
  | { readonly kind: 'missingForOrder'; readonly count: number }
  | { readonly kind: 'missingForHouse' }
  /** Everything is filled in, and the customer hasn't said so. */
  | { readonly kind: 'toFinish'; readonly what: AskedInformation }
  /** So many photos that the seller asks once more: what is under way waits for those. */
  | { readonly kind: 'photosAgain'; readonly count: number }
  /** What the order says for itself: something else that it asks, or what comes. */
  | { readonly kind: 'ofOrder' }
  /** All is installed and paid, and nothing is asked. */
  | { readonly kind: 'delivered' }
  | { readonly kind: 'nothingToDo' }
  /** What is known of the house could not be loaded. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'welcome' };

/** The house that the order, or else the customer, is about, with what is known of it. */
export type KnownOfHouse = { readonly finished: boolean; readonly information: Information } | 'noHouse' | 'unknown';

interface Situation {
  readonly order: { readonly asks: AskedInformation | undefined } | undefined;
  /** Whether an order is done, and none is under way. */
  readonly delivered: boolean;
  readonly house: KnownOfHouse;
  /** How many of its photos the seller asks once more. */
  readonly photosAgain?: number;
}

export function nextThing({ order, house, delivered, photosAgain = 0 }: Situation): NextThing {
  if (order) {
    if (photosAgain > 0) return { kind: 'photosAgain', count: photosAgain };
    const toDo = order.asks && typeof house === 'object' ? missingFor(order.asks, house.information) : undefined;
    return toDo ?? { kind: 'ofOrder' };
  }
  if (delivered) return { kind: 'delivered' };
  if (house === 'noHouse') return { kind: 'welcome' };
  if (house === 'unknown') return { kind: 'unknown' };
  if (house.information.houseInfo.missing > 0) return { kind: 'missingForHouse' };
  return house.finished ? { kind: 'nothingToDo' } : { kind: 'toFinish', what: 'houseInfo' };
}

/** The installation is asked after the house: a customer whose house isn't complete has both to do. */
function missingFor(asks: AskedInformation, { houseInfo, installationInfo }: Information): NextThing {
  const asked: Record<AskedInformation, Progress | undefined> = { houseInfo, installationInfo };
  if (asked[asks]?.missing === 0) return { kind: 'toFinish', what: asks };
  return { kind: 'missingForOrder', count: houseInfo.missing + (installationInfo?.missing ?? 0) };
}
