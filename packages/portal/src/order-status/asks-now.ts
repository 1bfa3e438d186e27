import type { House, Order } from '@pomp/domain';
import { asksOf } from './asks-something.js';
import { asksToSignAgain } from './asks-to-sign-again.js';
import type { OrderFactsFound } from './use-order-facts.js';

/** Whether an order asks something of the customer, by all that is known of it: not what a bank is busy with, nor signing a plan that expired. */
export const asksNow = (order: Order, house: House | undefined, facts: OrderFactsFound): boolean =>
  facts.expiredPlan === undefined && (asksToSignAgain(order, facts) || (!facts.beingPaid && asksOf(order, house)));
