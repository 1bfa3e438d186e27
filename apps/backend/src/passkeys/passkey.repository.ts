import { and, asc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { passkey, passkeyChallenge } from '../adapters/database/schema/index.js';
import { hashOfToken } from '../secrets/secret-token.js';

export function passkeyRepository(database: Database) {
  return {
    listOf: (customerId: string) =>
      database.select().from(passkey).where(eq(passkey.customerId, customerId)).orderBy(asc(passkey.createdAt), asc(passkey.id)),
    find: async (credentialId: string) =>
      (await database.select().from(passkey).where(eq(passkey.credentialId, credentialId))).at(0),
    insert: async (row: typeof passkey.$inferInsert) => void (await database.insert(passkey).values(row)),
    use: async ({ id, counter, lastUsedAt }: { readonly id: string; readonly counter: number; readonly lastUsedAt: Date }) =>
      void (await database.update(passkey).set({ counter, lastUsedAt }).where(eq(passkey.id, id))),
    /** False when it isn't this customer's, or isn't there. */
    remove: async (customerId: string, id: string) => {
      const removed = await database
        .delete(passkey)
        .where(and(eq(passkey.id, id), eq(passkey.customerId, customerId)))
        .returning({ id: passkey.id });
      return removed.length > 0;
    },
  };
}

/** What a challenge is for: a customer who adds a passkey, or anyone who logs in. */
export type ChallengePurpose = { readonly customerId: string | undefined };

export function passkeyChallengeRepository(database: Database) {
  return {
    keep: async (challenge: string, { customerId }: ChallengePurpose, expiresAt: Date) =>
      void (await database.insert(passkeyChallenge).values({ challengeHash: hashOfToken(challenge), customerId, expiresAt })),
    /** Uses it up; false when it is unknown, too old, used or meant for something else. Of two at the same time, one gets it. */
    use: async (challenge: string, { customerId }: ChallengePurpose, now: Date) => {
      const used = await database
        .delete(passkeyChallenge)
        .where(
          and(
            eq(passkeyChallenge.challengeHash, hashOfToken(challenge)),
            gt(passkeyChallenge.expiresAt, now),
            customerId === undefined ? isNull(passkeyChallenge.customerId) : eq(passkeyChallenge.customerId, customerId),
          ),
        )
        .returning({ challengeHash: passkeyChallenge.challengeHash });
      return used.length > 0;
    },
    removeExpired: async (now: Date) => void (await database.delete(passkeyChallenge).where(lte(passkeyChallenge.expiresAt, now))),
  };
}
