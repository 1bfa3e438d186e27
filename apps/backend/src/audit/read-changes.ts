import { asc, eq, gt, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { audit } from '../adapters/database/schema/index.js';

/** What others are told of a change; the details stay with us. */
const columns = {
  id: audit.id,
  customerId: audit.customerId,
  actor: audit.actor,
  action: audit.action,
  subject: audit.subject,
  at: audit.at,
};

interface Page {
  readonly after: bigint;
  readonly limit: number;
}

/**
 * The next changes, in their order. A number is given to a change before its transaction ends, so that a lower one can appear after a
 * higher one. Whoever is writing right now is waited for, and then none can be missed: what comes later has a higher number than all
 * that is read.
 *
 * Writing waits behind who waits here, and a `VACUUM` or `ANALYZE` doesn't let go for minutes (one that PostgreSQL
 * started by itself would, for whoever waits a second): this gives up long before a save does, and whoever asks comes again.
 */
export async function readChanges(transaction: Database, { after, limit }: Page) {
  await transaction.execute(sql`set local lock_timeout = '100ms'`);
  await transaction.execute(sql`lock table ${audit} in share mode`);
  return transaction.select(columns).from(audit).where(gt(audit.id, after)).orderBy(asc(audit.id)).limit(limit);
}

export async function findChange(database: Database, id: string) {
  const [found] = await database
    .select(columns)
    .from(audit)
    .where(eq(audit.id, BigInt(id)));
  return found;
}
