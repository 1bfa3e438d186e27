import { asksCustomer } from './asks-customer.js';
import type { OrderSituation } from './order-situation.js';

/** What there is of an order's plan and of what is to be paid. */
export interface OrderPapers {
  /** Whether a plan came after the one that was signed, and waits to be signed too. */
  readonly planChanged: boolean;
  /** Whether the last day is over on which the plan that waits for a signature could be signed. */
  readonly planExpired: boolean;
  /** Whether there is an invoice of what is asked now that isn't paid. */
  readonly unpaid: boolean;
  /** Whether a bank is busy with it: its customer did what was asked. */
  readonly beingPaid: boolean;
}

/**
 * Whether an order asks something of its customer, by its papers too: not what a bank is busy with, nor signing a plan that expired. What was signed before a change that expired holds, and
 * is still to be paid.
 */
export const asksNow = (situation: OrderSituation, { planChanged, planExpired, unpaid, beingPaid }: OrderPapers): boolean =>
  planExpired ? planChanged && unpaid && !beingPaid : planChanged || (!beingPaid && asksCustomer(situation));
