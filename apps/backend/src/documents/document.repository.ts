import { and, asc, desc, eq, ne } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, order, orderDocument, withdrawal } from '../adapters/database/schema/index.js';

export function documentRepository(database: Database) {
  const ofCustomer = (customerId: string) =>
    database
      .select({ document: orderDocument })
      .from(orderDocument)
      .innerJoin(order, eq(order.id, orderDocument.orderId))
      .innerJoin(house, and(eq(house.id, order.houseId), eq(house.customerId, customerId)))
      .$dynamic();
  return {
    /** The newest first, after a row without one: no row at all when the order is someone else's. */
    listOfOrder: (customerId: string, orderId: string) =>
      database
        .select({ document: orderDocument, withdrawnAt: withdrawal.withdrawnAt })
        .from(order)
        .innerJoin(house, and(eq(house.id, order.houseId), eq(house.customerId, customerId)))
        .leftJoin(withdrawal, eq(withdrawal.orderId, order.id))
        .leftJoin(orderDocument, eq(orderDocument.orderId, order.id))
        .where(eq(order.id, orderId))
        .orderBy(desc(orderDocument.documentDate), desc(orderDocument.sequence)),
    /** Whoever's order it is: for the seller. The last added first. */
    listForSeller: (orderId: string) =>
      database
        .select({
          documentId: orderDocument.id,
          reference: orderDocument.reference,
          name: orderDocument.name,
          kind: orderDocument.kind,
          date: orderDocument.documentDate,
        })
        .from(orderDocument)
        .where(eq(orderDocument.orderId, orderId))
        .orderBy(desc(orderDocument.sequence)),
    /** In the order in which they came. A confirmation comes with a mail of its own. */
    listForMail: (orderId: string) =>
      database
        .select({ id: orderDocument.id, name: orderDocument.name, kind: orderDocument.kind })
        .from(orderDocument)
        .where(and(eq(orderDocument.orderId, orderId), ne(orderDocument.kind, 'confirmation')))
        .orderBy(asc(orderDocument.sequence)),
    /** Undefined when it is someone else's. */
    findOwn: async (customerId: string, key: { readonly id: string } | { readonly url: string }) => {
      const [found] = await ofCustomer(customerId).where(
        'id' in key ? eq(orderDocument.id, key.id) : eq(orderDocument.url, key.url),
      );
      return found?.document;
    },
    findByReference: async (orderId: string, reference: string) => {
      const [found] = await database
        .select()
        .from(orderDocument)
        .where(and(eq(orderDocument.orderId, orderId), eq(orderDocument.reference, reference)));
      return found;
    },
    /** How many plans there were before the one of this reference. */
    countPlans: (orderId: string, reference: string) =>
      database.$count(
        orderDocument,
        and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, 'plan'), ne(orderDocument.reference, reference)),
      ),
    /** The one to sign: the last added. Whoever's it is. */
    findPlan: async (orderId: string) => {
      const [found] = await database
        .select()
        .from(orderDocument)
        .where(and(eq(orderDocument.orderId, orderId), eq(orderDocument.kind, 'plan')))
        .orderBy(desc(orderDocument.sequence))
        .limit(1);
      return found;
    },
    /** False when there is one with this reference by now. */
    insert: async (row: typeof orderDocument.$inferInsert) => {
      const inserted = await database
        .insert(orderDocument)
        .values(row)
        .onConflictDoNothing({ target: [orderDocument.orderId, orderDocument.reference] })
        .returning({ id: orderDocument.id });
      return inserted.length > 0;
    },
  };
}

export type DocumentRow = typeof orderDocument.$inferSelect;
