import { lt } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { audit } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

/** How long it can be looked up who changed what: two years. */
export const auditRetention = days(2 * 365);

export const removeChangesBefore = async (database: Database, at: Date): Promise<void> =>
  void (await database.delete(audit).where(lt(audit.at, at)));

/** Call it in the transaction of the change. */
export async function recordChange(database: Database, entry: AuditEntry): Promise<void> {
  await database.insert(audit).values(entry);
}
