import type { Invoice } from '@pomp/api-contract';
import { calendarDate, type CalendarDate } from '@pomp/domain';
import type { Context } from '../context/context.js';
import { isEntityId } from '../ids/entity-id.js';
import { notFound, HttpError } from '../errors/http-error.js';
import { invoiceRepository, type ToPay } from '../invoices/invoice.repository.js';
import { toInvoice } from '../invoices/to-invoice.js';
import { orderRepository } from '../orders/order.repository.js';
import { refuseUnderWay } from '../invoices/refuse-under-way.js';
import { paymentRepository } from '../invoices/payment.repository.js';
import { recordPayment } from './record-payment.js';
import { settleInvoice } from './settle-invoice.js';

export interface ReceivedPayment {
  /** The seller's name for it: the same again is the same money. */
  readonly reference: string;
  /** In whole euro cents. */
  readonly amount: number;
  readonly date: CalendarDate;
}

/** Books money that came in outside the site: the invoice is paid by it. */
export function receivePayment(context: Context, toPay: ToPay, { reference, amount, date }: ReceivedPayment): Promise<Invoice> {
  if (!isEntityId(toPay.orderId)) throw notFound();
  const now = context.clock();
  const today = calendarDate(now);
  // What came today comes after what happened today: nobody knows the hour.
  const paidAt = date === today ? now : middayOf(date);
  if (date > today) throw new HttpError('dateInFuture');
  return context.database.transaction(async (transaction) => {
    const order = await orderRepository(transaction).lock(toPay.orderId);
    const found = await invoiceRepository(transaction).find(toPay);
    if (!order || !found) throw notFound();
    const payments = paymentRepository(transaction);
    const before = await payments.findByReference(found.invoice.id, reference);
    if (amount !== found.invoice.amount) throw new HttpError('otherAmount');
    if (before) return toInvoice(found, before);
    await refuseUnderWay(transaction, found.invoice.id);
    const received = await payments.insert({
      invoiceId: found.invoice.id,
      state: 'paid',
      amount,
      reference,
      paidAt,
      createdAt: now,
    });
    await recordPayment(transaction, found, received, { state: 'paid', at: paidAt });
    await settleInvoice({ ...context, database: transaction }, { order, found, paymentId: received.id, actor: 'seller' });
    return toInvoice(found, received);
  });
}

/** A moment that is on this day in the Netherlands, in summer and in winter. */
const middayOf = (date: CalendarDate) => new Date(`${date}T12:00:00.000Z`);
