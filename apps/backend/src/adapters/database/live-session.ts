import { and, eq, gt, sql } from 'drizzle-orm';
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
