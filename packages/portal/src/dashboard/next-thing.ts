import type { OrderStep } from '@pomp/domain';

/** The one thing that the overview says first. */
export type NextThing =
  | { readonly kind: 'missingForOrder'; readonly count: number }
  | { readonly kind: 'missingForHouse' }
  | { readonly kind: 'atStep'; readonly step: OrderStep }
  | { readonly kind: 'nothingToDo' }
  | { readonly kind: 'welcome' };

interface Situation {
  readonly orderStep: OrderStep | undefined;
  /** Whether what the order asks now is house info. */
  readonly asksHouseInfo: boolean;
  readonly hasHouse: boolean;
  /** Sections that are missing of the house that the order, or else the customer, is about. */
  readonly missing: number;
}

export function nextThing({ orderStep, asksHouseInfo, hasHouse, missing }: Situation): NextThing {
  if (orderStep !== undefined) {
    return missing > 0 && asksHouseInfo ? { kind: 'missingForOrder', count: missing } : { kind: 'atStep', step: orderStep };
  }
  if (!hasHouse) return { kind: 'welcome' };
  return missing > 0 ? { kind: 'missingForHouse' } : { kind: 'nothingToDo' };
}
