import { after } from '../clock/clock.js';
import { hashOfToken, newSecretToken } from '../secrets/secret-token.js';
import type { NewSession } from '../context/session.js';
import type { SessionContext } from './session.js';
import { sessionRepository } from './session.repository.js';
import { roughly } from './roughly.js';

interface SessionStart {
  readonly customerId: string;
  /** As the browser tells of itself. */
  readonly device: string | undefined;
  /** As tries are counted by. */
  readonly network: string;
  readonly earlierToken: string | undefined;
}

/** A session with an id of its own; an earlier one in the same browser ends. */
export async function startSession(
  { database, clock, sessionLifetime }: SessionContext,
  { customerId, device, network, earlierToken }: SessionStart,
): Promise<NewSession> {
  const now = clock();
  const token = newSecretToken();
  const expiresAt = after(now, sessionLifetime.idle);
  const sessions = sessionRepository(database);
  if (earlierToken !== undefined) await sessions.remove(hashOfToken(earlierToken));
  await sessions.insert({
    tokenHash: hashOfToken(token),
    customerId,
    device,
    network: roughly(network),
    createdAt: now,
    lastSeenAt: now,
    expiresAt,
  });
  return { token, endsAt: after(now, sessionLifetime.max) };
}
