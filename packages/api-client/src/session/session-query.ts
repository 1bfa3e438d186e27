import type { SessionExpiry } from '@pomp/api-contract';
import type { Customer } from '@pomp/domain';
import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { ApiClient, CallAnswer } from '../client/api-client.js';
import { ApiError } from '../client/api-error.js';
import { noteSessionGone } from './session-end.js';
import { mayHaveSession } from './session-hint.js';
import { freshnessOf } from '../queries/call-query.js';
import { accountKey, sessionExpiryKey, sessionKey } from '../queries/call-key.js';

/**
 * Who is logged in; `null` is nobody. Once it is someone else, or nobody any more, nothing of the previous customer stays in memory. Where nobody
 * was known there is nothing to forget: a portal with a session of its own keeps what it shows.
 */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal, client }) => {
      const timesTold = () => client.getQueryState(sessionExpiryKey)?.dataUpdateCount;
      const told = timesTold();
      const answer = await askWhole(api, client, signal);
      // What was told meanwhile, as the session was extended or ended, is newer.
      if (timesTold() === told) client.setQueryData(sessionExpiryKey, answer?.expiry ?? null);
      const before = client.getQueryData<Customer | null>(sessionKey);
      // Someone else logged in, in another tab: screens that are open ask again.
      if (before && before.id !== answer?.user.id) void client[answer ? 'resetQueries' : 'removeQueries']({ queryKey: accountKey });
      return answer?.user ?? null;
    },
    ...freshnessOf('session'),
  });

/** How long the session lasts, counted from when that was told (`dataUpdatedAt`). Comes with the session and is never asked by itself. */
export const sessionExpiryQuery = () =>
  queryOptions<SessionExpiry | null, Error, SessionExpiry | null, typeof sessionExpiryKey>({
    queryKey: sessionExpiryKey,
    queryFn: skipToken,
    staleTime: Infinity,
  });

/** A browser asks only when there may be a session. */
async function askWhole(api: ApiClient, client: QueryClient, signal: AbortSignal): Promise<CallAnswer<'session'> | null> {
  try {
    if (mayHaveSession(api)) return await api.call('session', { signal });
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 401)) throw failure;
  }
  noteSessionGone(client);
  return null;
}
