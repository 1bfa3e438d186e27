import type { SessionExpiry } from '@pomp/api-contract';
import { after, days, hours } from '../clock.js';

/** How long a session lasts after it was last used, and how long whatever happens. */
export const sessionIdleTime = days(14);
export const sessionMaxTime = days(60);
/** A session that was used this recently isn't extended again, so that most calls write nothing. */
export const sessionTouchAfter = hours(1);

/** With which a session is looked up. */
export interface SessionKey {
  readonly tokenHash: string;
  readonly now: Date;
}

export interface LiveSession {
  readonly id: string;
  readonly tokenHash: string;
  readonly customerId: string;
  readonly createdAt: Date;
  readonly lastSeenAt: Date;
  readonly expiresAt: Date;
}

/** What the customer's browser keeps. */
export interface NewSession {
  readonly token: string;
  readonly expiresAt: Date;
}

/** When a session ends that is used now; undefined when that changes nothing yet. */
export function extendedExpiry({ createdAt, lastSeenAt }: LiveSession, now: Date): Date | undefined {
  if (now.getTime() - lastSeenAt.getTime() < sessionTouchAfter) return undefined;
  const end = after(createdAt, sessionMaxTime);
  const idleEnd = after(now, sessionIdleTime);
  return idleEnd < end ? idleEnd : end;
}

export const toExpiry = ({ createdAt, expiresAt }: Pick<LiveSession, 'createdAt' | 'expiresAt'>, now: Date): SessionExpiry => ({
  expiresInSeconds: Math.floor((expiresAt.getTime() - now.getTime()) / 1_000),
  canExtend: expiresAt < after(createdAt, sessionMaxTime),
});
