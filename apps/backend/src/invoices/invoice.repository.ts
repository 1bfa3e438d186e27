import type { PaymentType } from '@pomp/domain';
import { and, eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, invoice, order, orderDocument } from '../adapters/database/schema/index.js';

/** One thing to pay of one order. */
export interface ToPay {
  readonly orderId: string;
  readonly type: PaymentType;
}

export function invoiceRepository(database: Database) {
  const withDocument = () =>
    database
      .select({
        invoice,
        documentUrl: orderDocument.url,
        order: { orderNumber: order.orderNumber, product: order.product },
        customerId: house.customerId,
      })
      .from(invoice)
      .innerJoin(order, eq(order.id, invoice.orderId))
      .innerJoin(house, eq(house.id, order.houseId))
      .leftJoin(orderDocument, eq(orderDocument.id, invoice.documentId));
  const of = ({ orderId, type }: ToPay) => and(eq(invoice.orderId, orderId), eq(invoice.type, type));
  return {
    /** Undefined when it is someone else's. */
    findOwn: async (customerId: string, toPay: ToPay) =>
      (await withDocument().where(and(of(toPay), eq(house.customerId, customerId)))).at(0),
    /** Whoever's it is. */
    find: async (toPay: ToPay) => (await withDocument().where(of(toPay))).at(0),
    findById: async (id: string) => (await withDocument().where(eq(invoice.id, id))).at(0),
    insert: async (row: typeof invoice.$inferInsert) => void (await database.insert(invoice).values(row)),
    update: async (id: string, row: Partial<typeof invoice.$inferInsert>) =>
      void (await database.update(invoice).set(row).where(eq(invoice.id, id))),
  };
}

export type FoundInvoice = NonNullable<Awaited<ReturnType<ReturnType<typeof invoiceRepository>['find']>>>;
