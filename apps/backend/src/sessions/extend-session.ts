import type { SessionKey, SessionUse } from '../context/session.js';
import { extendedExpiry, type SessionContext } from './session.js';
import { sessionRepository } from './session.repository.js';

/** Makes a session that is used last longer, up to its maximum. */
export async function extendSession(
  { database, clock, sessionLifetime }: SessionContext,
  session: SessionUse & Pick<SessionKey, 'tokenHash'>,
): Promise<void> {
  const now = clock();
  const expiresAt = extendedExpiry(session, sessionLifetime, now);
  if (expiresAt) await sessionRepository(database).touch(session, { lastSeenAt: now, expiresAt });
}
