import { hash } from 'node:crypto';
import { after, days, hours, minutes } from '../clock/clock.js';
import type { Context } from '../context/context.js';
import { HttpError } from '../errors/http-error.js';
import { type Counted, countTry } from './count-try.js';
import { throttleRepository } from './throttle.repository.js';

export type Limit = {
  /** What is tried, and by whom; only its hash is kept. */
  readonly what: readonly string[];
} & ({ readonly triesPerMinute: number } | { readonly triesPerHour: number });

const rateOf = (limit: Limit) =>
  'triesPerMinute' in limit ? { tries: limit.triesPerMinute, within: minutes(1) } : { tries: limit.triesPerHour, within: hours(1) };

/** Counts a try and refuses it when there were too many, for this or the usual reason. The tries of one don't lock out another. */
export async function throttled(
  context: Context,
  limit: Limit,
  refusal: 'tooManyRequests' | 'tooManyMails' = 'tooManyRequests',
): Promise<void> {
  const { tries, endsAt } = await counted(context, limit);
  if (tries <= rateOf(limit).tries) return;
  const left = endsAt.getTime() - context.clock().getTime();
  throw new HttpError(
    refusal,
    {},
    {
      headers: { 'retry-after': String(Math.max(1, Math.ceil(left / 1_000))) },
    },
  );
}

/** Counts a try; false when there were too many, for callers that mustn't tell so. */
export const isWithin = async (context: Context, limit: Limit): Promise<boolean> =>
  (await counted(context, limit)).tries <= rateOf(limit).tries;

function counted({ database, clock }: Context, limit: Limit): Promise<Counted> {
  const now = clock();
  return countTry(database, { key: keyOf(limit.what), now, endsAt: after(now, rateOf(limit).within) });
}

const trustedTime = days(90);

/** Remembers, as a hash, that someone has been here rightly: whoever floods them from elsewhere then doesn't lock them out. */
export async function trust({ database, clock }: Context, what: Limit['what']): Promise<void> {
  const now = clock();
  await throttleRepository(database).renew({ key: keyOf(['trusted', ...what]), endsAt: after(now, trustedTime) });
}

export const isTrusted = ({ database, clock }: Context, what: Limit['what']): Promise<boolean> =>
  throttleRepository(database).isCounted(keyOf(['trusted', ...what]), clock());

/** Forgets the tries, after one that succeeded. */
export const unthrottled = ({ database }: Context, what: Limit['what']) => throttleRepository(database).forget(keyOf(what));

const keyOf = (what: Limit['what']) => hash('sha256', JSON.stringify(what), 'base64url');
