import type { BackofficeCalls, ResponseOf } from '@pomp/api-contract';
import { asc, gt, sql } from 'drizzle-orm';
import { audit } from '../adapters/database/schema/index.js';
import type { Context } from '../context.js';

interface Page {
  readonly after: string | undefined;
  readonly limit: number;
}

/**
 * A number is given to a change before its transaction ends, so that a lower one can appear after a higher one. Whoever is writing
 * right now is waited for, and then none can be missed: what comes later has a higher number than all that is shown.
 */
export function listChanges({ database }: Context, { after = '0', limit }: Page): Promise<ResponseOf<BackofficeCalls['getChanges']>> {
  return database.transaction(async (transaction) => {
    await transaction.execute(sql`lock table ${audit} in share mode`);
    const found = await transaction
      .select({ id: audit.id, customerId: audit.customerId, actor: audit.actor, action: audit.action, subject: audit.subject, at: audit.at })
      .from(audit)
      .where(gt(audit.id, BigInt(after)))
      .orderBy(asc(audit.id))
      .limit(limit);
    return {
      changes: found.map(({ id: _, at, ...change }) => ({ ...change, at: at.toISOString() })),
      next: String(found.at(-1)?.id ?? after),
    };
  });
}
