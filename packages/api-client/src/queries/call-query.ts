import type { CallName, Calls, QueryOf } from '@pomp/api-contract';
import { caching, type CallCaching } from '@pomp/api-contract/caching';
import type { routes } from '@pomp/api-contract/routes';
import { queryOptions, skipToken, type Query, type SkipToken } from '@tanstack/react-query';
import type { AnyCall, ApiClient, CallAnswer } from '../client/api-client.js';
import { ApiError } from '../client/api-error.js';
import type { FileCallName } from '../client/href-of.js';
import { callKey } from './call-key.js';

/** The reads that a screen can show. Who is logged in has a query of its own. */
export type QueryCallName = Exclude<
  { [Name in CallName]: (typeof routes)[Name] extends { readonly method: 'GET' } ? Name : never }[CallName],
  FileCallName | 'session'
>;

/** What a read is asked with: nothing where it takes no query, and `skipToken` to wait until there is something to ask. */
export type QueryArguments<Name extends QueryCallName> =
  QueryOf<Calls[Name]> extends undefined ? [query?: undefined] : [query: QueryOf<Calls[Name]> | SkipToken];

const seconds = 1000;

/** How every resource stays fresh (spec 3 §9): calls within 2 s are one, focus refetches at most every 5 s, 3 retries at 5 s. */
export const freshness = {
  staleTime: 2 * seconds,
  refetchOnWindowFocus: (query: Pick<Query, 'isStaleByTime'>): boolean => query.isStaleByTime(5 * seconds),
  refetchOnReconnect: true,
  retry: (failures: number, failure: Error): boolean => failures < 3 && !(failure instanceof ApiError && failure.status === 401),
  retryDelay: 5 * seconds,
} as const;

interface Freshness {
  readonly staleTime: number;
  readonly refetchOnWindowFocus: boolean | typeof freshness.refetchOnWindowFocus;
  readonly refetchOnReconnect: boolean;
  readonly retry: boolean | typeof freshness.retry;
  readonly retryDelay?: number;
  readonly refetchInterval?: number;
}

const onDemand: Freshness = { staleTime: Infinity, refetchOnWindowFocus: false, refetchOnReconnect: false, retry: false };

/** The options of a read's query, by its route. */
export function freshnessOf(name: QueryCallName | 'session'): Freshness {
  const { refresh }: CallCaching = caching[name];
  if (!refresh || refresh === 'onDemand') return onDemand;
  return refresh === 'everyMinute' ? { ...freshness, refetchInterval: 60 * seconds } : freshness;
}

/** One read as TanStack Query takes it, on a server too: `prefetchQuery(callQuery(api, 'getHouseInfo', { houseId }))`. */
export function callQuery<Name extends QueryCallName>(api: ApiClient, name: Name, ...[query]: QueryArguments<Name>) {
  const asked = query === skipToken ? undefined : (query as QueryOf<Calls[Name]> | undefined);
  const call = api.call as AnyCall;
  return queryOptions<CallAnswer<Name>>({
    queryKey: callKey(name, asked),
    queryFn:
      query === skipToken
        ? skipToken
        : async ({ signal }) => (await call(name, { ...(asked && { query: asked }), signal })) as CallAnswer<Name>,
    ...freshnessOf(name),
  });
}
