import { asksNow as asksByPapers, type House, type Order } from '@pomp/domain';
import { asksToSignAgain } from './asks-to-sign-again.js';
import type { OrderFactsFound } from './order-facts-found.js';

/** Whether an order asks something of the customer, by all that is known of it; not while nobody knows its house. */
export const asksNow = (order: Order, house: House | undefined, facts: OrderFactsFound): boolean =>
  house !== undefined &&
  asksByPapers(
    { order, house },
    {
      planChanged: asksToSignAgain(order, facts),
      planExpired: facts.expiredPlan !== undefined,
      unpaid: facts.invoice !== undefined && facts.invoice.payment.state !== 'paid',
      beingPaid: facts.beingPaid,
    },
  );
