import { after } from '../clock.js';
import type { Context } from '../context.js';
import { sessionIdleTime, sessionMaxTime, sessionTouchAfter, type LiveSession } from './session.js';
import { sessionRepository } from './session.repository.js';

/** Makes a session that is used last longer, up to its maximum; gives the new expiry when it changed. */
export async function extendSession({ database, clock }: Context, session: LiveSession): Promise<Date | undefined> {
  const now = clock();
  if (now.getTime() - session.lastSeenAt.getTime() < sessionTouchAfter) return undefined;
  const end = after(session.createdAt, sessionMaxTime);
  const idleEnd = after(now, sessionIdleTime);
  const expiresAt = idleEnd < end ? idleEnd : end;
  await sessionRepository(database).touch(session, { lastSeenAt: now, expiresAt });
  return expiresAt;
}
