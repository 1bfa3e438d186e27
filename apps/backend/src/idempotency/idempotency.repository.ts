import type { CallName } from '@pomp/api-contract';
import { and, eq, lte, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { doneOnce } from '../adapters/database/schema/index.js';

export function idempotencyRepository(database: Database) {
  return {
    /** Whether this is the first time. Whoever is doing the same right now is waited for: until then it isn't known. */
    begin: async (row: Omit<typeof doneOnce.$inferInsert, 'response'>) => {
      const { keyHash: _, ...renewed } = row;
      const begun = await database
        .insert(doneOnce)
        .values(row)
        .onConflictDoUpdate({
          target: doneOnce.keyHash,
          set: { ...renewed, response: null },
          setWhere: lte(doneOnce.expiresAt, row.createdAt),
        })
        .returning({ keyHash: doneOnce.keyHash });
      return begun.length > 0;
    },
    finish: async (keyHash: string, response: object) =>
      void (await database.update(doneOnce).set({ response }).where(eq(doneOnce.keyHash, keyHash))),
    find: async (keyHash: string) => {
      const [found] = await database
        .select({ fingerprint: doneOnce.fingerprint, response: doneOnce.response })
        .from(doneOnce)
        .where(eq(doneOnce.keyHash, keyHash));
      return found;
    },
    /** What made this thing no longer answers a call without a key: the thing is gone, and asking for it again means it. Without an id, whatever the call made. */
    forget: async ({ customerId, call, id }: { readonly customerId: string; readonly call: CallName; readonly id?: string }) =>
      void (await database
        .delete(doneOnce)
        .where(
          and(
            eq(doneOnce.customerId, customerId),
            eq(doneOnce.call, call),
            eq(doneOnce.keyed, false),
            id === undefined ? undefined : eq(sql`${doneOnce.response} ->> 'id'`, id),
          ),
        )),
    removeExpired: async (now: Date) => void (await database.delete(doneOnce).where(lte(doneOnce.expiresAt, now))),
  };
}
