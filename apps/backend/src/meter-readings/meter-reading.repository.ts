import { and, desc, eq, inArray, lt, max } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { house, meterReading, order } from '../adapters/database/schema/index.js';

export type MeterReadingRow = typeof meterReading.$inferSelect;

export const meterReadingRepository = (database: Database) => ({
  /** The newest first. */
  list: (orderId: string): Promise<MeterReadingRow[]> =>
    database.select().from(meterReading).where(eq(meterReading.orderId, orderId)).orderBy(desc(meterReading.readOn)),
  /** All there are, the newest of each order first, with what was promised. */
  listAll: () =>
    database
      .select({ reading: meterReading, delivery: order.delivery })
      .from(meterReading)
      .innerJoin(order, eq(order.id, meterReading.orderId))
      .orderBy(meterReading.orderId, desc(meterReading.readOn)),
  /** In the place of an earlier one of that day. */
  keep: async ({ orderId, readOn, ...read }: typeof meterReading.$inferInsert) =>
    void (await database
      .insert(meterReading)
      .values({ orderId, readOn, ...read })
      .onConflictDoUpdate({ target: [meterReading.orderId, meterReading.readOn], set: read })),
  /** A customer's own. What was said with it of whether they may count was said last, and stays. Call it in a transaction. @returns of which order it was */
  remove: async (customerId: string, id: string): Promise<string | undefined> => {
    const own = database
      .select({ id: order.id })
      .from(order)
      .innerJoin(house, and(eq(house.id, order.houseId), eq(house.customerId, customerId)));
    const [removed] = await database
      .delete(meterReading)
      .where(and(eq(meterReading.id, id), inArray(meterReading.orderId, own)))
      .returning({ orderId: meterReading.orderId, readOn: meterReading.readOn, shared: meterReading.shared });
    if (!removed) return undefined;
    const { orderId, readOn, shared } = removed;
    const newest = database
      .select({ readOn: max(meterReading.readOn) })
      .from(meterReading)
      .where(eq(meterReading.orderId, orderId));
    await database
      .update(meterReading)
      .set({ shared })
      .where(and(eq(meterReading.orderId, orderId), eq(meterReading.readOn, newest), lt(meterReading.readOn, readOn)));
    return orderId;
  },
});
