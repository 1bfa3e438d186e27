import { eq, max } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { audit, relay } from '../adapters/database/schema/index.js';
import { readChanges } from '../audit/read-changes.js';
import type { Context } from '../context/context.js';
import { enqueue } from '../jobs/job.repository.js';

const name = 'backoffice';
/** At a time, so that nobody waits long to write a change. */
const batch = 200;

/**
 * Makes a delivery of each change that came since the last time, once, whoever asks and however often. Without a new one it costs two
 * small queries. The first time it begins with what happens from then on: the past is in `getChanges`.
 */
export async function relayChanges(context: Context): Promise<void> {
  const { database, clock } = context;
  const newest = await newestChange(database);
  const [known] = await database.select({ lastChange: relay.lastChange }).from(relay).where(eq(relay.name, name));
  if (!known) return void (await database.insert(relay).values({ name, lastChange: newest, at: clock() }).onConflictDoNothing());
  if (newest <= known.lastChange) return;
  while ((await relayBatch(context)) === batch);
}

async function newestChange(database: Database): Promise<bigint> {
  const [found] = await database.select({ id: max(audit.id) }).from(audit);
  return BigInt(found?.id ?? 0);
}

function relayBatch({ database, clock }: Context): Promise<number> {
  return database.transaction(async (transaction) => {
    const [own] = await transaction
      .select({ lastChange: relay.lastChange })
      .from(relay)
      .where(eq(relay.name, name))
      .for('update', { skipLocked: true });
    // Another process is at it.
    if (!own) return 0;
    const changes = await readChanges(transaction, { after: own.lastChange, limit: batch });
    const last = changes.at(-1);
    if (!last) return 0;
    const now = clock();
    for (const { id, customerId } of changes)
      await enqueue(transaction, { kind: 'deliverChange', payload: { customerId, changeId: String(id) }, now });
    await transaction.update(relay).set({ lastChange: last.id, at: now }).where(eq(relay.name, name));
    return changes.length;
  });
}
