import type { OrderStep } from '@pomp/domain';

/** The one thing that the overview says first. */
export type NextThing =
  | { readonly kind: 'missingForOrder'; readonly count: number }
  | { readonly kind: 'missingForHouse' }
  /** Everything is filled in, and the customer hasn't said so. */
  | { readonly kind: 'toFinish' }
  | { readonly kind: 'atStep'; readonly step: OrderStep }
  | { readonly kind: 'nothingToDo' }
  /** What is known of the house could not be loaded. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'welcome' };

/** How far the house info is of the house that the order, or else the customer, is about. */
export type KnownOfHouse = { readonly missing: number; readonly finished: boolean } | 'noHouse' | 'unknown';

interface Situation {
  readonly orderStep: OrderStep | undefined;
  /** Whether what the order asks now is house info. */
  readonly asksHouseInfo: boolean;
  readonly house: KnownOfHouse;
}

export function nextThing({ orderStep, asksHouseInfo, house }: Situation): NextThing {
  if (orderStep !== undefined) {
    const toDo = asksHouseInfo && typeof house === 'object' ? houseInfoToDo(house) : undefined;
    if (toDo?.kind === 'missing') return { kind: 'missingForOrder', count: toDo.count };
    return toDo ?? { kind: 'atStep', step: orderStep };
  }
  if (house === 'noHouse') return { kind: 'welcome' };
  if (house === 'unknown') return { kind: 'unknown' };
  const toDo = houseInfoToDo(house);
  return toDo?.kind === 'missing' ? { kind: 'missingForHouse' } : (toDo ?? { kind: 'nothingToDo' });
}

function houseInfoToDo({ missing, finished }: Exclude<KnownOfHouse, string>): { readonly kind: 'missing'; readonly count: number } | { readonly kind: 'toFinish' } | undefined {
  if (missing > 0) return { kind: 'missing', count: missing };
  return finished ? undefined : { kind: 'toFinish' };
}
