import { and, eq, gt, lte } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { passwordReset } from '../adapters/database/schema/index.js';

export function passwordResetRepository(database: Database) {
  return {
    insert: async (row: typeof passwordReset.$inferInsert) => void (await database.insert(passwordReset).values(row)),
    /** Whose it is, without using it up; undefined when it is unknown, expired or used. */
    find: async ({ tokenHash, now }: { readonly tokenHash: string; readonly now: Date }) => {
      const [found] = await database
        .select({ customerId: passwordReset.customerId })
        .from(passwordReset)
        .where(and(eq(passwordReset.tokenHash, tokenHash), gt(passwordReset.expiresAt, now)));
      return found;
    },
    /** Uses a token up; undefined when it is unknown, expired or used. Of two at the same time, one gets it. */
    use: async ({ tokenHash, now }: { readonly tokenHash: string; readonly now: Date }) => {
      const [used] = await database
        .delete(passwordReset)
        .where(and(eq(passwordReset.tokenHash, tokenHash), gt(passwordReset.expiresAt, now)))
        .returning({ customerId: passwordReset.customerId });
      return used;
    },
    /** No older link works any more. */
    removeOf: async (customerId: string) =>
      void (await database.delete(passwordReset).where(eq(passwordReset.customerId, customerId))),
    removeExpired: async (now: Date) => void (await database.delete(passwordReset).where(lte(passwordReset.expiresAt, now))),
  };
}
