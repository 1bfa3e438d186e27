import type { House, Order } from '@pomp/domain';
import { asksOf } from './asks-something.js';
import { asksToSignAgain, paysAsSigned } from './asks-to-sign-again.js';
import type { OrderFactsFound } from './order-facts-found.js';

/** Whether an order asks something of the customer, by all that is known of it: not what a bank is busy with, nor signing a plan that expired. */
export function asksNow(order: Order, house: House | undefined, facts: OrderFactsFound): boolean {
  if (facts.expiredPlan) return paysAsSigned(order, facts) && !facts.beingPaid;
  return asksToSignAgain(order, facts) || (!facts.beingPaid && asksOf(order, house));
}
