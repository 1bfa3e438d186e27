import { asksPayment, paymentPlaces, type OrderPlace } from '@pomp/domain';
import { recordChange, type AuditEntry } from '../audit/audit.repository.js';
import type { Context } from '../context/context.js';
import type { FoundInvoice } from '../invoices/invoice.repository.js';
import { waitsForSignature } from '../invoices/is-signed.js';
import { moveOrder } from '../order-flow/move-order.js';
import { orderRepository } from '../orders/order.repository.js';
import { tellCustomer } from '../order-news/tell-customer.js';

interface Settled {
  readonly order: OrderPlace & { readonly withdrawnAt: Date | null };
  readonly found: FoundInvoice;
  readonly paymentId: string;
  readonly actor: AuditEntry['actor'];
}

/** What follows when an invoice is paid: an order that asks for it moves on, unless it is also to sign: then signing moves it. Any other stays where it is. Call it with a locked order, in the transaction that stores the payment. */
export async function settleInvoice(context: Context, { order, found, paymentId, actor }: Settled): Promise<void> {
  const { invoice, customerId } = found;
  const { orderId, type, invoiceNumber, amount } = invoice;
  const now = context.clock();
  await recordChange(context.database, {
    customerId,
    actor,
    action: 'payInvoice',
    subject: invoice.id,
    detail: { orderId, type, invoiceNumber, amount },
    at: now,
  });
  // Whoever looks at the order isn't told of a debit that won't come.
  if (type === 'FP') await orderRepository(context.database).forgetDebit(orderId);
  await tellCustomer(context, { customerId, orderId, kind: 'paid', subject: paymentId });
  if (order.withdrawnAt !== null || !asksPayment(order, type)) return;
  if (!(await waitsForSignature(context.database, found)))
    await moveOrder(context, { orderId, ...paymentPlaces[type].paid }, actor);
}
