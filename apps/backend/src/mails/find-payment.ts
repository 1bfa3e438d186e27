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
