import type { Customer } from '@pomp/domain';
import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { ApiClient } from '../client/api-client.js';
import { ApiError } from '../client/api-error.js';
import { forgetSessionHint, hasSessionHint } from '../session/session-hint.js';
import { everyMinute, freshness } from './freshness.js';
import { accountKey, sessionKey } from './query-keys.js';

/** Who is logged in; `null` is nobody. The server is asked only when the hint cookie says that there may be a session. */
export const sessionQuery = (api: ApiClient) =>
  queryOptions({ queryKey: sessionKey, queryFn: ({ signal, client }) => askSession(api, client, signal), ...freshness, ...everyMinute });

async function askSession(api: ApiClient, queryClient: QueryClient, signal: AbortSignal): Promise<Customer | null> {
  if (!hasSessionHint(document.cookie)) return null;
  try {
    return (await api.call('session', { signal })).user;
  } catch (failure) {
    if (!(failure instanceof ApiError && failure.status === 401)) throw failure;
    forgetSessionHint();
    queryClient.removeQueries({ queryKey: accountKey });
    return null;
  }
}
