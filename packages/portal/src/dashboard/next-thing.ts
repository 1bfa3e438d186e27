import { isOrderStep, type OrderStep } from '@pomp/domain';
import type { AskedInformation } from '../order-status/asked-information.js';
import type { Information, Progress } from '../order-status/information.js';

/** The one thing that the overview says first. */
export type NextThing =
  /** So many sections of the house and the installation. */
  | { readonly kind: 'missingForOrder'; readonly count: number }
  | { readonly kind: 'missingForHouse' }
  /** Everything is filled in, and the customer hasn't said so. */
  | { readonly kind: 'toFinish'; readonly what: AskedInformation }
  | { readonly kind: 'atStep'; readonly step: OrderStep }
  | { readonly kind: 'nothingToDo' }
  /** What is known of the house could not be loaded, or the order is where this version can't say. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'welcome' };

/** The house that the order, or else the customer, is about, with what is known of it. */
export type KnownOfHouse = { readonly finished: boolean; readonly information: Information } | 'noHouse' | 'unknown';

interface Situation {
  readonly order: { readonly step: string; readonly asks: AskedInformation | undefined } | undefined;
  readonly house: KnownOfHouse;
}

export function nextThing({ order, house }: Situation): NextThing {
  if (order) {
    const toDo = order.asks && typeof house === 'object' ? missingFor(order.asks, house.information) : undefined;
    if (toDo) return toDo;
    return isOrderStep(order.step) ? { kind: 'atStep', step: order.step } : { kind: 'unknown' };
  }
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
