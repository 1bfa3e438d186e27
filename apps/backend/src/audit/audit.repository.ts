import { asc, inArray, lt } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { audit } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

/** How long it can be looked up who changed what: two years. */
export const auditRetention = days(2 * 365);

const atOnce = 1_000;

/** Some at a time, each for good: nobody is told of a change while any are removed (`readChanges`), and many take longer than a query may. */
export async function removeChangesBefore(database: Database, at: Date): Promise<void> {
  const some = database.select({ id: audit.id }).from(audit).where(lt(audit.at, at)).orderBy(asc(audit.at)).limit(atOnce);
  let removed: number;
  do removed = (await database.delete(audit).where(inArray(audit.id, some)).returning({ id: audit.id })).length;
  while (removed === atOnce);
}

/** Call it in the transaction of the change. */
export async function recordChange(database: Database, entry: AuditEntry): Promise<void> {
  await database.insert(audit).values(entry);
}
