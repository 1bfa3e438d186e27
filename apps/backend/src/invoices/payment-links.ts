import { asksPayment } from '@pomp/domain';
import { and, eq, isNotNull, isNull } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { invoice, order, payment, withdrawal } from '../adapters/database/schema/index.js';

/** Where the documents of an order can be paid, by their id: those of invoices that it asks to be paid now. */
export async function paymentLinks(database: Database, orderId: string, siteUrl: string): Promise<ReadonlyMap<string | null, string>> {
  const unpaid = await database
    .select({ documentId: invoice.documentId, type: invoice.type, place: { step: order.step, status: order.status } })
    .from(invoice)
    .innerJoin(order, eq(order.id, invoice.orderId))
    .leftJoin(payment, and(eq(payment.invoiceId, invoice.id), eq(payment.state, 'paid')))
    .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
    .where(and(eq(invoice.orderId, orderId), isNotNull(invoice.documentId), isNull(payment.id), isNull(withdrawal.id)));
  return new Map(unpaid.filter(({ place, type }) => asksPayment(place, type)).map(({ documentId, type }) => [documentId, paymentPage(siteUrl, { orderId, type })]));
}

/** Where a customer pays. */
export const paymentPage = (siteUrl: string, { orderId, type }: { readonly orderId: string; readonly type: string }) =>
  `${siteUrl}/account/betaling/?${new URLSearchParams({ orderId, type })}`;
