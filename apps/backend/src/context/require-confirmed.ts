import { after, minutes } from '../clock/clock.js';
import { HttpError } from '../errors/http-error.js';
import type { Context } from './context.js';
import type { LiveSession } from './session.js';

/** Long enough to finish a form, too short for whoever finds a computer that was left alone. */
const confirmedFor = minutes(10);

/** Refuses what takes over an account, or whose money pays, unless its customer logged in just now, or showed again that it's them. */
export function requireConfirmed({ clock }: Pick<Context, 'clock'>, { createdAt, confirmedAt }: LiveSession): void {
  const since = confirmedAt ?? createdAt;
  const now = clock();
  // Also what is later than it can be: the clock that said so was ahead. Of two processes one may be so a little.
  if (after(since, confirmedFor) < now || since > after(now, minutes(1))) throw new HttpError('notConfirmed');
}
