import type { Database } from '../adapters/database/database.js';
import { audit } from '../adapters/database/schema/index.js';

export type AuditEntry = Omit<typeof audit.$inferInsert, 'id'>;

/** Call it in the transaction of the change. */
export async function recordChange(database: Database, entry: AuditEntry): Promise<void> {
  await database.insert(audit).values(entry);
}
