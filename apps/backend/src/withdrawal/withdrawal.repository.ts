import { eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { withdrawal } from '../adapters/database/schema/index.js';

export function withdrawalRepository(database: Database) {
  return {
    find: async (orderId: string) => (await database.select().from(withdrawal).where(eq(withdrawal.orderId, orderId))).at(0),
    insert: async (row: Omit<typeof withdrawal.$inferInsert, 'id'>) => void (await database.insert(withdrawal).values(row)),
  };
}
