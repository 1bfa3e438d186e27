import type { CallName } from '@pomp/api-contract';
import { caching, type CallCaching, type ReadParameters, type Reads } from '@pomp/api-contract/caching';
import type { Customer } from '@pomp/domain';
import type { QueryClient, QueryKey } from '@tanstack/react-query';
import { typedClient, type AnyCall, type AnyRequest, type ApiClient } from '../client/api-client.js';
import { callKey, sessionKey } from './call-key.js';

/** The same client, after whose writes the cache is right again, by what they change. */
export function withRefreshing(client: ApiClient, queryClient: QueryClient): ApiClient {
  const call = client.call as AnyCall;
  const whoIsLoggedIn = () => queryClient.getQueryData<Customer | null>(sessionKey)?.id;
  return typedClient(async (name, request) => {
    const rules: CallCaching = caching[name];
    if (!rules.stale) return call(name, request);
    const whose = whoIsLoggedIn();
    let answer: unknown;
    try {
      answer = await call(name, request);
    } catch (failure) {
      if (rules.staleOnFailure) void askAgain(queryClient, rules.stale, request);
      throw failure;
    }
    // Nothing of it stays of who logged out meanwhile.
    if (whose !== undefined && whose !== whoIsLoggedIn()) return answer;
    for (const queryKey of keysOf(rules.answers, request)) {
      queryClient.setQueryData(queryKey, answer);
      // What was asked before the change would come after it.
      void queryClient.cancelQueries({ queryKey });
    }
    for (const queryKey of keysOf(rules.gone, request)) queryClient.removeQueries({ queryKey });
    // Awaited only where the page looks for it: the change is done, and its indicator shouldn't wait for what follows from it.
    const asked = askAgain(queryClient, rules.stale, request);
    if (rules.awaitsStale) await asked;
    return answer;
  }, client.baseUrl);
}

/** Also what no screen shows is stale then: it is asked again once one does. */
export const askAgain = (queryClient: QueryClient, reads: Reads, request?: AnyRequest): Promise<unknown> =>
  Promise.all(keysOf(reads, request).map((queryKey) => askAnew(queryClient, queryKey)));

/** A question that is under way is asked anew, the first one too, for which TanStack Query would wait: its answer may be of before. */
export function askAnew(queryClient: QueryClient, queryKey: QueryKey): Promise<void> {
  for (const query of queryClient.getQueryCache().findAll({ queryKey, type: 'active', fetchStatus: 'fetching' }))
    void query.cancel({ silent: true });
  return queryClient.invalidateQueries({ queryKey });
}

const keysOf = (reads: Reads = {}, request: AnyRequest = {}) =>
  Object.entries(reads).map(([name, parameters]) => callKey(name as CallName, picked(parameters, request)));

function picked(parameters: ReadParameters, { query, body }: AnyRequest): Readonly<Record<string, unknown>> {
  const sent: Readonly<Record<string, unknown>> = { ...(body as object | undefined), ...query };
  return Object.fromEntries(Object.entries(parameters).map(([asked, given]) => [asked, sent[given]]));
}
