import { isUnderWay } from '@pomp/domain';
import { recordChange } from '../audit/audit.repository.js';
import type { Database } from '../adapters/database/database.js';
import { invoiceRepository, type FoundInvoice } from '../invoices/invoice.repository.js';
import { orderRepository } from '../orders/order.repository.js';
import type { PaymentContext } from './payment-context.js';
import type { ProviderPayment } from './payment-provider.js';
import { paymentRepository, type PaymentRow } from '../invoices/payment.repository.js';
import { planCancel } from './plan-cancel.js';
import { recordPayment } from './record-payment.js';
import { settleInvoice } from './settle-invoice.js';

interface Known {
  readonly orderId: string;
  readonly paymentId: string;
}

/**
 * Stores what the provider says of a payment. However often and in whatever order that comes: what is over stays over, what is paid stays
 * paid, and an invoice is paid once. Money that the invoice didn't ask for is never counted: it is recorded, for a person to look at.
 */
export function applyPayment(context: PaymentContext, { orderId, paymentId }: Known, found: ProviderPayment): Promise<void> {
  return context.database.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(orderId);
    const payments = paymentRepository(transaction);
    const row = await payments.find(paymentId);
    const invoice = row && (await invoiceRepository(transaction).findById(row.invoiceId));
    if (!order || !row || !invoice || row.state === 'paid') return;
    if (found.state !== 'paid') {
      // None goes back to open: that is an older answer.
      if (!isUnderWay(row) || row.state === found.state || found.state === 'open') return;
      await payments.update(row.id, { state: found.state });
      await recordPayment(transaction, invoice, row, { state: found.state, at: context.clock() });
      return;
    }
    if (found.amount !== row.amount || row.amount !== invoice.invoice.amount)
      return reportProblem(context, transaction, row, invoice, 'amountDiffers');
    const live = await payments.findLive(row.invoiceId);
    if (live?.state === 'paid') return reportProblem(context, transaction, row, invoice, 'paidTwice');
    const within = { ...context, database: transaction };
    // Another try that the customer doesn't need any more; were it paid too, that would be reported.
    if (live && live.id !== row.id) {
      await payments.update(live.id, { state: 'canceled' });
      if (live.providerId !== null) await planCancel(within, { customerId: invoice.customerId, providerId: live.providerId });
    }
    await payments.update(row.id, { state: 'paid', paidAt: found.paidAt });
    await recordPayment(transaction, invoice, row, { state: 'paid', at: found.paidAt });
    await settleInvoice(within, { order, found: invoice, paymentId: row.id, actor: 'customer' });
  });
}

async function reportProblem(
  { clock, logger }: PaymentContext,
  database: Database,
  row: PaymentRow,
  { invoice, customerId }: FoundInvoice,
  problem: NonNullable<PaymentRow['problem']>,
): Promise<void> {
  if (row.problem !== null) return;
  logger.error({ paymentId: row.id, problem }, 'a payment needs someone to look at it');
  await paymentRepository(database).update(row.id, { problem, ...(isUnderWay(row) && { state: 'failed' as const }) });
  const detail = {
    orderId: invoice.orderId,
    type: invoice.type,
    invoiceNumber: invoice.invoiceNumber,
    providerId: row.providerId,
    problem,
  };
  await recordChange(database, { customerId, actor: 'system', action: 'paymentProblem', subject: row.id, detail, at: clock() });
}
