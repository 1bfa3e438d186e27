import type { Customer } from '@pomp/domain';
import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { ApiError } from '../client/api-error.js';
import { forgetSessionHint, hasSessionHint } from '../session/session-hint.js';
import { freshnessOf } from './freshness.js';
import { accountKey, sessionKey } from './query-keys.js';

/** Who is logged in; `null` is nobody, and then nothing of an earlier customer stays in memory. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({
    queryKey: sessionKey,
    queryFn: async ({ signal, client }) => {
      const customer = await askSession(api, signal);
      if (customer === null) client.removeQueries({ queryKey: accountKey });
      return customer;
    },
    ...freshnessOf('session'),
  });

/** Who is logged in; `null` is nobody. A browser asks only when the hint cookie says that there may be a session. */
export async function askSession(api: ApiClient, signal?: AbortSignal): Promise<Customer | null> {
  if (typeof document !== 'undefined' && !hasSessionHint(document.cookie)) return null;
  try {
    return (await api.call('session', signal ? { signal } : {})).user;
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 401)) throw failure;
    forgetSessionHint();
    return null;
  }
}
