import type { SessionExpiry } from '@pomp/api-contract';
import { after, days, minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import type { LiveSession, SessionUse } from '../context/session.js';

/** How long sessions last, in milliseconds. */
export interface SessionLifetime {
  /** After the last use. */
  readonly idle: number;
  /** After logging in, whatever happens. */
  readonly max: number;
}

export const usualSessionLifetime: SessionLifetime = { idle: days(14), max: days(60) };

export interface SessionContext extends Context {
  readonly sessionLifetime: SessionLifetime;
}

/** A session that was used this recently isn't extended again, so that most calls write nothing: an hour of two weeks. */
const touchAfter = ({ idle }: SessionLifetime) => idle / (14 * 24);

/** Time enough to find the button and to finish a sentence first. Of short sessions not more than half, or staying wouldn't end the warning. */
const warningTime = ({ idle }: SessionLifetime) => Math.min(minutes(5), idle / 2);

/** When a session ends that is used now; undefined when that changes nothing yet. */
export function extendedExpiry({ createdAt, lastSeenAt }: SessionUse, lifetime: SessionLifetime, now: Date): Date | undefined {
  if (now.getTime() - lastSeenAt.getTime() < touchAfter(lifetime)) return undefined;
  const end = after(createdAt, lifetime.max);
  const idleEnd = after(now, lifetime.idle);
  return idleEnd < end ? idleEnd : end;
}

export const toExpiry = (
  { createdAt, expiresAt }: Pick<LiveSession, 'createdAt' | 'expiresAt'>,
  lifetime: SessionLifetime,
  now: Date,
): SessionExpiry => ({
  expiresInSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000),
  canExtend: expiresAt < after(createdAt, lifetime.max),
  warnSeconds: Math.floor(warningTime(lifetime) / 1_000),
});
