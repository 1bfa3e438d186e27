import { eq, lte } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { knownDevice } from '../adapters/database/schema/index.js';
import { days } from '../clock/clock.js';

/** As long as a browser keeps a cookie. */
export const deviceRetention = days(400);

export function knownDeviceRepository(database: Database) {
  return {
    /** Hashes of the tokens of all browsers in which this customer logged in. */
    hashesOf: async (customerId: string): Promise<readonly string[]> =>
      (
        await database.select({ tokenHash: knownDevice.tokenHash }).from(knownDevice).where(eq(knownDevice.customerId, customerId))
      ).map(({ tokenHash }) => tokenHash),

    see: async (seen: Omit<typeof knownDevice.$inferInsert, 'createdAt'>) =>
      void (await database
        .insert(knownDevice)
        .values({ ...seen, createdAt: seen.lastSeenAt })
        .onConflictDoUpdate({
          target: [knownDevice.customerId, knownDevice.tokenHash],
          set: { lastSeenAt: seen.lastSeenAt, device: seen.device ?? null },
        })),

    removeBefore: async (moment: Date) => void (await database.delete(knownDevice).where(lte(knownDevice.lastSeenAt, moment))),
  };
}
