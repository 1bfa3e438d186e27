import type { CallAnswer } from '@pomp/api-client';
import { changedPlan, type Order } from '@pomp/domain';
import type { OrderFactsFound } from './order-facts-found.js';

/** Whether a plan that was signed has changed since, as far as is known: that is asked before anything else. */
export const asksToSignAgain = (order: Order, { story }: { readonly story: CallAnswer<'getOrderTimeline'> | undefined }): boolean =>
  story !== undefined && changedPlan(story.events, order) !== undefined;

/** Whether what was signed is still to be paid, though a change of it expired before it was signed too: what was signed holds. */
export const paysAsSigned = (order: Order, { expiredPlan, invoice, story }: OrderFactsFound): boolean =>
  expiredPlan !== undefined && invoice !== undefined && invoice.payment.state !== 'paid' && asksToSignAgain(order, { story });
