import { hasMessage } from './order-message.js';
import { orderStatuses, stepPosition, type OrderStatus, type OrderStep } from '../orders/order-step.js';

/** Where an order is. */
export interface OrderPlace {
  readonly step: OrderStep;
  readonly status: OrderStatus;
}

/**
 * What moving an order from one place to another is: `unknown` when the customer couldn't be told anything there, `back` only as a
 * correction. Within a step the statuses have an order too: missing information, ongoing, done.
 */
export function orderMove(from: OrderPlace, to: OrderPlace): 'unknown' | 'none' | 'forward' | 'back' {
  if (!hasMessage(to.step, to.status)) return 'unknown';
  const distance = orderRank(to) - orderRank(from);
  if (distance === 0) return 'none';
  return distance > 0 ? 'forward' : 'back';
}

/** Where a place stands among all places of an order. */
export const orderRank = ({ step, status }: OrderPlace) =>
  stepPosition(step) * orderStatuses.length + orderStatuses.indexOf(status);
