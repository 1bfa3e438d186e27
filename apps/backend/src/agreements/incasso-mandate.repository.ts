import type { IncassoEvent } from '@pomp/domain';
import { and, eq, isNull } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { incassoMandate, order } from '../adapters/database/schema/index.js';
import { recordOrderEvent } from '../order-events/order-event.repository.js';

export function incassoMandateRepository(database: Database) {
  const live = (orderId: string) => and(eq(incassoMandate.orderId, orderId), isNull(incassoMandate.withdrawnAt));
  return {
    /** The consent that counts. */
    find: async (orderId: string) => (await database.select().from(incassoMandate).where(live(orderId))).at(0),
    insert: async (row: Omit<typeof incassoMandate.$inferInsert, 'id' | 'withdrawnAt'>) =>
      void (await database.insert(incassoMandate).values(row)),
    /** Ends the consent that counts; it is kept. */
    withdraw: async (orderId: string, at: Date) =>
      void (await database.update(incassoMandate).set({ withdrawnAt: at }).where(live(orderId))),
    /** On the order, which shows it. */
    setAgreed: async (orderId: string, agreedIncasso: boolean) =>
      void (await database
        .update(order)
        .set(agreedIncasso ? { agreedIncasso } : { agreedIncasso, incassoDate: null })
        .where(eq(order.id, orderId))),
    setDate: async (orderId: string, incassoDate: typeof order.$inferSelect.incassoDate) =>
      void (await database.update(order).set({ incassoDate }).where(eq(order.id, orderId))),
  };
}

export type IncassoMandateRow = typeof incassoMandate.$inferSelect;

/** Tells an order's timeline of its direct debit. */
export const recordIncasso = (
  database: Database,
  orderId: string,
  told: Pick<IncassoEvent, 'change' | 'date'>,
  at: Date,
): Promise<void> =>
  recordOrderEvent(database, orderId, {
    id: `incasso-${told.change}-${at.toISOString()}`,
    at: at.toISOString(),
    kind: 'incasso',
    ...told,
  });
