import type { PaymentType } from '@pomp/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { invoice, payment } from '../adapters/database/schema/index.js';

/** A payment that came in, with its invoice; undefined while it didn't. */
export async function findPayment(database: Database, orderId: string, paymentId: string) {
  const [found] = await database
    .select({ invoiceNumber: invoice.invoiceNumber, type: invoice.type, amount: payment.amount, paidAt: payment.paidAt })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(and(eq(payment.id, paymentId), eq(invoice.orderId, orderId), eq(payment.state, 'paid')));
  return found;
}

/** Whether a bank is busy with a payment: its customer did what was asked. */
export async function isBeingPaid(database: Database, orderId: string, type: PaymentType): Promise<boolean> {
  const found = await database
    .select({ id: payment.id })
    .from(payment)
    .innerJoin(invoice, eq(invoice.id, payment.invoiceId))
    .where(and(eq(invoice.orderId, orderId), eq(invoice.type, type), eq(payment.state, 'pending')));
  return found.length > 0;
}
