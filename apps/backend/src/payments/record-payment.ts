import type { PaymentOutcome } from '@pomp/domain';
import type { Database } from '../adapters/database/database.js';
import type { FoundInvoice } from '../invoices/invoice.repository.js';
import type { PaymentRow } from '../invoices/payment.repository.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';

interface Outcome {
  readonly state: PaymentOutcome;
  /** When it came to that: by the provider, where it says so. */
  readonly at: Date;
}

/** Tells an order's timeline what came of a try to pay. */
export const recordPayment = (
  database: Database,
  { invoice: { orderId, type } }: FoundInvoice,
  { id, amount }: Pick<PaymentRow, 'id' | 'amount'>,
  { state, at }: Outcome,
): Promise<void> =>
  recordOrderEvent(database, orderId, {
    id: `payment-${id}-${state}`,
    at: at.toISOString(),
    kind: 'payment',
    paymentId: id,
    type,
    amount,
    state,
  });
