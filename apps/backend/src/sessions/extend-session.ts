import type { Context } from '../context.js';
import { extendedExpiry, type LiveSession } from './session.js';
import { sessionRepository } from './session.repository.js';

/** Makes a session that is used last longer, up to its maximum; gives the new expiry when it changed. */
export async function extendSession({ database, clock }: Context, session: LiveSession): Promise<Date | undefined> {
  const now = clock();
  const expiresAt = extendedExpiry(session, now);
  if (expiresAt) await sessionRepository(database).touch(session, { lastSeenAt: now, expiresAt });
  return expiresAt;
}
