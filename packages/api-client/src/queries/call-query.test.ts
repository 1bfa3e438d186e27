import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { calls, type CallName } from '@pomp/api-contract';
import { caching, type CallCaching } from '@pomp/api-contract/caching';
import { routes } from '@pomp/api-contract/routes';
import {
  addressQuery,
  callQuery,
  createApiClient,
  createQueryClient,
  paymentQuery,
  sessionQuery,
  type ApiClient,
  type QueryCallName,
} from '../index.js';

interface AnyQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly refetchInterval?: unknown;
  readonly retryDelay?: unknown;
  readonly staleTime?: unknown;
  readonly refetchOnReconnect?: unknown;
  readonly refetchOnWindowFocus?: unknown;
  readonly retry?: unknown;
}

const refreshOf = (name: CallName) => (caching[name] as CallCaching).refresh;
const isQuery = (name: CallName): name is QueryCallName =>
  routes[name].method === 'GET' && calls[name].media === 'application/json' && name !== 'session';
const asking = callQuery as (api: ApiClient, name: QueryCallName, query: unknown) => AnyQuery;

/** The query of every read, and those that do more than ask. */
const queries: readonly (readonly [CallName, (api: ApiClient) => AnyQuery])[] = [
  ...(Object.keys(routes) as CallName[])
    .filter(isQuery)
    .map((name) => [name, (api: ApiClient) => asking(api, name, calls[name].example.query)] as const),
  ['session', sessionQuery],
  ['getPayment', (api) => paymentQuery(api, calls.getPayment.example.query)],
];

test('what the spec names, and an order’s page, is asked again every minute', () => {
  const everyMinute = Object.entries<CallCaching>(caching).flatMap(([name, { refresh }]) =>
    refresh === 'everyMinute' ? [name] : [],
  );
  expect(everyMinute.sort()).toEqual(['getAppointments', 'getDocuments', 'getOrderTimeline', 'getOrders', 'getQuotes', 'session']);
});

describe.each(queries)('the query of %s', (name, query) => {
  const { path, example } = calls[name];

  test('follows its rules', () => {
    const { refetchInterval, retryDelay, retry, staleTime, refetchOnReconnect, refetchOnWindowFocus } = query(createApiClient());
    const refresh = refreshOf(name);
    expect(refetchInterval).toBe(refresh === 'everyMinute' ? 60_000 : undefined);
    if (refresh === 'onDemand')
      expect({ staleTime, retry, refetchOnReconnect, refetchOnWindowFocus }).toEqual({
        staleTime: Infinity,
        retry: false,
        refetchOnReconnect: false,
        refetchOnWindowFocus: false,
      });
    else
      expect({ retryDelay, staleTime, refetchOnReconnect }).toEqual({
        retryDelay: 5000,
        staleTime: 2000,
        refetchOnReconnect: true,
      });
  });

  test('makes that call', async () => {
    const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(example.response));
    const { queryKey, queryFn } = query(createApiClient({ fetch }));
    await createQueryClient().fetchQuery({ queryKey, queryFn: queryFn as QueryFunction });
    expect(fetch).toHaveBeenCalledOnce();
    const asked = new URL(String(fetch.mock.lastCall?.[0]), 'https://pomp.example');
    expect([asked.pathname, Object.fromEntries(asked.searchParams)]).toEqual([path, example.query ?? {}]);
  });
});

test('no two reads share a key, nor the same read of two things', () => {
  const api = createApiClient();
  const keys = queries.map(([, query]) => JSON.stringify(query(api).queryKey));
  // The payment's own query is about the same answer.
  expect(keys.length - new Set(keys).size).toBe(1);
  const [one, other] = ['1', '2'].map((houseId) => callQuery(api, 'getHouse', { houseId }).queryKey);
  expect(one).not.toEqual(other);
});

test('an address is asked about again only when the service that knows them was away', () => {
  const { staleTime } = addressQuery(createApiClient(), calls.getAddress.example.query);
  expect(staleTime({ state: { data: calls.getAddress.example.response } })).toBe(Infinity);
  expect(staleTime({ state: { data: { outcome: 'unavailable' } } })).toBe(0);
});
