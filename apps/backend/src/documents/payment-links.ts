import { asksPayment } from '@pomp/domain';
import { pathTo } from '@pomp/edition';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import { invoice, order, payment, withdrawal } from '../adapters/database/schema/index.js';
import type { Context } from '../context/context.js';

/** The site's page where a document of an order can be paid, by the document's id: those of invoices that the order asks to be paid now. */
export async function paymentLinks(
  { database, edition }: Pick<Context, 'database' | 'edition'>,
  orderId: string,
): Promise<ReadonlyMap<string | null, string>> {
  const unpaid = await database
    .select({ documentId: invoice.documentId, type: invoice.type, place: { step: order.step, status: order.status } })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .leftJoin(payment, and(eq(payment.invoiceId, invoice.id), eq(payment.state, 'paid')))
    .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
    .where(and(eq(invoice.orderId, orderId), isNotNull(invoice.documentId), isNull(payment.id), isNull(withdrawal.id)));
  return new Map(
    unpaid
      .filter(({ place, type }) => asksPayment(place, type))
      .map(({ documentId, type }) => [documentId, pathTo(edition.routes, { to: 'payment', orderId, type })]),
  );
}
