import { isUnderWay, paymentTypes } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { invoiceRepository } from '../invoices/invoice.repository.js';
import { paymentRepository } from '../invoices/payment.repository.js';
import { planCancel } from './plan-cancel.js';

/** Calls off what an order's customer is paying, or was about to. Money that is under way all the same counts when it comes. Call it with a locked order. */
export async function callOffPayments(context: Context, orderId: string): Promise<void> {
  const payments = paymentRepository(context.database);
  for (const type of paymentTypes) {
    const found = await invoiceRepository(context.database).find({ orderId, type });
    const live = found && (await payments.findLive(found.invoice.id));
    if (!live) continue;
    // Whoever asked for it finds nothing to finish, and its customer never saw the checkout.
    if (live.state === 'creating') await payments.remove(live.id);
    else if (isUnderWay(live) && live.providerId !== null)
      await planCancel(context, { customerId: found.customerId, providerId: live.providerId });
  }
}
