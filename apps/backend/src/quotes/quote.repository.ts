import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { order, quote, session } from '../adapters/database/schema/index.js';
import { isLiveSession, sessionUseColumns } from '../adapters/database/live-session.js';

const quoteColumns = {
  id: quote.id,
  houseId: quote.houseId,
  address: quote.address,
  zipcode: quote.zipcode,
  city: quote.city,
  askedProduct: quote.askedProduct,
  hasPompAo: quote.hasPompAo,
  quantity: quote.quantity,
  removeBoiler: quote.removeBoiler,
  product: quote.product,
  lines: quote.lines,
  total: quote.total,
  vat: quote.vat,
  quoteDate: quote.quoteDate,
  validUntil: quote.validUntil,
  revision: quote.revision,
};
const columns = { quote: quoteColumns, orderId: order.id, orderNumber: order.orderNumber };

export interface QuoteRow {
  readonly quote: Pick<typeof quote.$inferSelect, keyof typeof quoteColumns>;
  readonly orderId: string | null;
  readonly orderNumber: string | null;
}

type NewRow = typeof quote.$inferInsert;
/** What changes when something else is asked. */
export type OfferRow = Omit<NewRow, 'id' | 'customerId' | 'revision' | 'orderId' | 'createdAt'>;

export function quoteRepository(database: Database) {
  const withOrder = () => database.select(columns).from(quote).leftJoin(order, eq(order.id, quote.orderId));
  return {
    /** One row per quote, the newest first; a customer without quotes is one row, a lost session none. */
    listBySession: () =>
      database
        .select({ session: sessionUseColumns, ...columns })
        .from(session)
        .leftJoin(quote, eq(quote.customerId, session.customerId))
        .leftJoin(order, eq(order.id, quote.orderId))
        .where(isLiveSession)
        .orderBy(desc(quote.createdAt), desc(quote.id))
        .prepare('quotes_by_session'),
    /** What an order came from; undefined when that was no quote. */
    findOfOrder: async (orderId: string) => (await withOrder().where(eq(quote.orderId, orderId))).at(0),
    /** Undefined when it is someone else's. */
    find: async (customerId: string, quoteId: string): Promise<QuoteRow | undefined> =>
      (await withOrder().where(and(eq(quote.id, quoteId), eq(quote.customerId, customerId)))).at(0),
    /** Until the transaction ends, nobody else changes this quote or orders from it. Undefined when it is someone else's. */
    lock: async (customerId: string, quoteId: string): Promise<QuoteRow | undefined> =>
      (
        await withOrder()
          .where(and(eq(quote.id, quoteId), eq(quote.customerId, customerId)))
          .for('update', { of: quote })
      ).at(0),
    insert: async (row: NewRow) => {
      const [created] = await database.insert(quote).values(row).returning(quoteColumns);
      if (!created) throw new Error('An insert gave no row.');
      return created;
    },
    change: async (quoteId: string, row: OfferRow) => {
      const [changed] = await database
        .update(quote)
        .set({ ...row, revision: sql`${quote.revision} + 1` })
        .where(eq(quote.id, quoteId))
        .returning(quoteColumns);
      if (!changed) throw new Error('A quote that was locked is gone.');
      return changed;
    },
    setOrder: async (quoteId: string, { orderId, houseId }: { readonly orderId: string; readonly houseId: string }) =>
      void (await database.update(quote).set({ orderId, houseId }).where(eq(quote.id, quoteId))),
  };
}
