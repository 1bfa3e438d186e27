import { eq } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { handover } from '../adapters/database/schema/index.js';

export type HandoverRow = typeof handover.$inferSelect;

type Link = Pick<HandoverRow, 'orderId' | 'tokenHash' | 'linkUntil' | 'createdAt'>;

export const handoverRepository = (database: Database) => ({
  find: async (orderId: string) => (await database.select().from(handover).where(eq(handover.orderId, orderId))).at(0),
  findByToken: async (tokenHash: string) => (await database.select().from(handover).where(eq(handover.tokenHash, tokenHash))).at(0),
  /** A new link takes the place of the one before. */
  keepLink: async ({ orderId, ...link }: Link) =>
    void (await database
      .insert(handover)
      .values({ orderId, ...link })
      .onConflictDoUpdate({ target: handover.orderId, set: link })),
  sign: async (orderId: string, signed: Omit<HandoverRow, keyof Link>) =>
    void (await database.update(handover).set(signed).where(eq(handover.orderId, orderId))),
});
