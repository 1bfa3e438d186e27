import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { emailChange } from '../adapters/database/schema/index.js';

export function emailChangeRepository(database: Database) {
  return {
    /** Replaces an earlier one, of which the link stops working. */
    request: async (row: Omit<typeof emailChange.$inferInsert, 'tokenHash'>) => {
      const { email, requestedAt, expiresAt } = row;
      await database
        .insert(emailChange)
        .values(row)
        .onConflictDoUpdate({ target: emailChange.customerId, set: { email, requestedAt, expiresAt, tokenHash: null } });
    },
    /** False when the customer meanwhile asked for another address, or for none. */
    setToken: async ({
      customerId,
      email,
      tokenHash,
      now,
    }: {
      readonly customerId: string;
      readonly email: string;
      readonly tokenHash: string;
      readonly now: Date;
    }) => {
      const set = await database
        .update(emailChange)
        .set({ tokenHash })
        .where(and(eq(emailChange.customerId, customerId), eq(emailChange.email, email), gt(emailChange.expiresAt, now)))
        .returning({ customerId: emailChange.customerId });
      return set.length > 0;
    },
    /** Whose it is, without using it up; undefined when it is unknown, expired or used. */
    find: async ({ tokenHash, now }: { readonly tokenHash: string; readonly now: Date }) => {
      const [found] = await database
        .select({ customerId: emailChange.customerId })
        .from(emailChange)
        .where(and(eq(emailChange.tokenHash, tokenHash), gt(emailChange.expiresAt, now)));
      return found;
    },
    /** Uses a token up; undefined when it is unknown, expired or used. Of two at the same time, one gets it. */
    use: async ({ tokenHash, now }: { readonly tokenHash: string; readonly now: Date }) => {
      const [used] = await database
        .delete(emailChange)
        .where(and(eq(emailChange.tokenHash, tokenHash), gt(emailChange.expiresAt, now)))
        .returning({ customerId: emailChange.customerId, email: emailChange.email });
      return used;
    },
    removeOf: async (customerId: string) => void (await database.delete(emailChange).where(eq(emailChange.customerId, customerId))),
    removeExpired: async (now: Date) => void (await database.delete(emailChange).where(lte(emailChange.expiresAt, now))),
  };
}
