import { and, eq, gt, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { session } from './schema/index.js';

/** For queries that find a session, with or without more in one go. Fill with a `SessionKey`. */
export const sessionColumns = {
  id: session.id,
  tokenHash: session.tokenHash,
  customerId: session.customerId,
  createdAt: session.createdAt,
  lastSeenAt: session.lastSeenAt,
  expiresAt: session.expiresAt,
  confirmedAt: session.confirmedAt,
};
/** The same for what only makes a session last longer by it. */
export const sessionUseColumns = { createdAt: session.createdAt, lastSeenAt: session.lastSeenAt };
export const isLiveSession = and(
  eq(session.tokenHash, sql.placeholder('tokenHash')),
  gt(session.expiresAt, sql.placeholder('now')),
);

/** The columns of a `sessionRead`: the session's use as numbers, as PostgreSQL's text of an instant takes longer to read than a house, and what is read. */
export const sessionReadColumns = <Read>(read: SQL<Read> | SQL.Aliased<Read>) => ({
  createdAt: epochOf(session.createdAt),
  lastSeenAt: epochOf(session.lastSeenAt),
  read: sql<Read>`${read}::text`,
});
const epochOf = (column: PgColumn) => sql<number>`extract(epoch from ${column})::float8`;
