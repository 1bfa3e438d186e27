import { and, asc, desc, eq, gt, lte, ne } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { isLiveSession, sessionColumns } from '../adapters/database/live-session.js';
import { customer, session } from '../adapters/database/schema/index.js';
import type { LiveSession, SessionKey } from '../context/session.js';

export function sessionRepository(database: Database) {
  const live = database.select(sessionColumns).from(session).where(isLiveSession).prepare('live_session');
  const userOfSession = database
    .select({
      user: {
        id: customer.id,
        firstName: customer.firstName,
        lastName: customer.lastName,
        email: customer.email,
        locale: customer.locale,
      },
      createdAt: session.createdAt,
      expiresAt: session.expiresAt,
    })
    .from(session)
    .innerJoin(customer, eq(customer.id, session.customerId))
    .where(isLiveSession)
    .prepare('user_of_session');

  return {
    find: async (key: SessionKey) => (await live.execute({ ...key })).at(0),
    findUser: async (key: SessionKey) => (await userOfSession.execute({ ...key })).at(0),
    insert: async (row: typeof session.$inferInsert) => void (await database.insert(session).values(row)),
    touch: async (
      { tokenHash }: Pick<LiveSession, 'tokenHash'>,
      { lastSeenAt, expiresAt }: Pick<LiveSession, 'lastSeenAt' | 'expiresAt'>,
    ) => void (await database.update(session).set({ lastSeenAt, expiresAt }).where(eq(session.tokenHash, tokenHash))),
    confirm: async ({ tokenHash }: LiveSession, confirmedAt: Date) =>
      void (await database.update(session).set({ confirmedAt }).where(eq(session.tokenHash, tokenHash))),

    /** The last used first. */
    listOf: (customerId: string, now: Date) =>
      database
        .select({
          id: session.id,
          device: session.device,
          network: session.network,
          createdAt: session.createdAt,
          lastSeenAt: session.lastSeenAt,
        })
        .from(session)
        .where(and(eq(session.customerId, customerId), gt(session.expiresAt, now)))
        .orderBy(desc(session.lastSeenAt), desc(session.createdAt), asc(session.id)),
    /** False when it isn't this customer's, or isn't there. */
    removeById: async (customerId: string, id: string) => {
      const removed = await database
        .delete(session)
        .where(and(eq(session.id, id), eq(session.customerId, customerId)))
        .returning({ id: session.id });
      return removed.length > 0;
    },
    /** Whether there was one. */
    remove: async (tokenHash: string) => {
      const removed = await database.delete(session).where(eq(session.tokenHash, tokenHash)).returning({ id: session.id });
      return removed.length > 0;
    },
    removeOthers: async (customerId: string, keptTokenHash?: string) =>
      void (await database
        .delete(session)
        .where(
          and(eq(session.customerId, customerId), keptTokenHash === undefined ? undefined : ne(session.tokenHash, keptTokenHash)),
        )),
    removeExpired: async (now: Date) => void (await database.delete(session).where(lte(session.expiresAt, now))),
  };
}
