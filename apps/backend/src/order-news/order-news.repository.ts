import { and, asc, eq, isNull } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { orderNews } from '../adapters/database/schema/index.js';

export type OrderNewsRow = typeof orderNews.$inferSelect;

export function orderNewsRepository(database: Database) {
  return {
    insert: async (row: Omit<typeof orderNews.$inferInsert, 'id' | 'mailId'>) =>
      void (await database.insert(orderNews).values(row)),
    /**
     * All that no mail tells yet is this one's from now on; gives all of this mail's, in the order in which it happened. A mail that is tried
     * again has what it had, and what came meanwhile.
     */
    take: async (orderId: string, mailId: string): Promise<readonly OrderNewsRow[]> => {
      await database
        .update(orderNews)
        .set({ mailId })
        .where(and(eq(orderNews.orderId, orderId), isNull(orderNews.mailId)));
      return database.select().from(orderNews).where(eq(orderNews.mailId, mailId)).orderBy(asc(orderNews.id));
    },
  };
}
