import type { CallAnswer } from '@pomp/api-client';
import type { ExpiredPlanFound } from './use-expired-plan.js';

/** What has to be known of an order besides itself, to say what it asks. */
export interface OrderFactsFound {
  /** What is to be paid now, where there is an invoice of that. */
  readonly invoice: CallAnswer<'getInvoice'> | undefined;
  /** Whether a bank is busy with that: the customer did what was asked. */
  readonly beingPaid: boolean;
  /** The plan that waits for a signature, where it can't be signed any more. */
  readonly expiredPlan: ExpiredPlanFound['plan'];
  /** What happened, and who moves next; undefined while that isn't known. */
  readonly story: CallAnswer<'getOrderTimeline'> | undefined;
  /** While something of it is on its way: what is said now may not hold. */
  readonly loading: boolean;
}
