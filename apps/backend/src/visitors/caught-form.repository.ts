import { desc, lt } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { caughtForm } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';

/** How long the seller can look whether people were among them. */
export const caughtFormRetention = days(30);

type CaughtForm = typeof caughtForm.$inferInsert;

export const caughtFormRepository = (database: Database) => ({
  insert: async (row: Omit<CaughtForm, 'id'>) => void (await database.insert(caughtForm).values(row)),
  /** The last first; `before` is the id that an earlier page ended with. */
  list: ({ before, limit }: { readonly before: bigint | undefined; readonly limit: number }) =>
    database
      .select()
      .from(caughtForm)
      .where(before === undefined ? undefined : lt(caughtForm.id, before))
      .orderBy(desc(caughtForm.id))
      .limit(limit),
  removeBefore: async (moment: Date) => void (await database.delete(caughtForm).where(lt(caughtForm.caughtAt, moment))),
});
