import type { QueryFunction, QueryKey } from '@tanstack/react-query';
import { describe, expect, test, vi } from 'vitest';
import { calls, type CallName } from '@pomp/api-contract';
import {
  agreementQuery,
  appointmentsQuery,
  createApiClient,
  createQueryClient,
  documentsQuery,
  houseInfoQuery,
  houseQuery,
  housesQuery,
  invoiceQuery,
  orderHistoryQuery,
  ordersQuery,
  paymentQuery,
  pricesQuery,
  quotesQuery,
  refreshRules,
  sessionQuery,
  sessionsQuery,
  uploadsQuery,
  userDeletionQuery,
  userQuery,
  type ApiClient,
  type RefreshedCall,
} from '../index.js';

interface AnyQuery {
  readonly queryKey: QueryKey;
  readonly queryFn?: unknown;
  readonly refetchInterval?: unknown;
  readonly retryDelay?: unknown;
  readonly staleTime?: unknown;
  readonly refetchOnReconnect?: unknown;
}

/** The query of each call that screens keep on the screen. */
const queries: { readonly [Name in RefreshedCall]: (api: ApiClient) => AnyQuery } = {
  session: sessionQuery,
  getSessions: sessionsQuery,
  getUser: userQuery,
  getUserDeletion: userDeletionQuery,
  getOrders: ordersQuery,
  getOrderHistory: orderHistoryQuery,
  getAppointments: appointmentsQuery,
  getDocuments: (api) => documentsQuery(api, calls.getDocuments.example.query.orderId),
  getAgreement: (api) => agreementQuery(api, calls.getAgreement.example.query.id),
  getInvoice: (api) => invoiceQuery(api, calls.getInvoice.example.query),
  getPayment: (api) => paymentQuery(api, calls.getPayment.example.query),
  getPrices: pricesQuery,
  getQuotes: quotesQuery,
  getHouses: housesQuery,
  getHouse: (api) => houseQuery(api, calls.getHouse.example.query.houseId),
  getUploads: (api) => uploadsQuery(api, calls.getUploads.example.query.houseId),
  getHouseInfo: (api) => houseInfoQuery(api, calls.getHouseInfo.example.query.houseId),
};

test('every call has a rule, reads and writes apart', () => {
  expect(Object.keys(refreshRules).sort()).toEqual(Object.keys(calls).sort());
  for (const name of Object.keys(calls) as CallName[])
    expect(refreshRules[name] === 'write', name).toBe(calls[name].method !== 'GET');
});

test('what the spec names is asked again every minute, as far as it is there', () => {
  const named = ['getAppointments', 'getDocuments', 'getOrders', 'getQuotes', 'session'];
  const everyMinute = Object.entries(refreshRules).flatMap(([name, rule]) => (rule === 'everyMinute' ? [name] : []));
  expect(everyMinute.sort()).toEqual(named.filter((name) => Object.hasOwn(calls, name)).sort());
});

describe.each(Object.entries(queries))('the query of %s', (name, query) => {
  test('follows its rule', () => {
    const { refetchInterval, retryDelay, staleTime, refetchOnReconnect } = query(createApiClient());
    expect(refetchInterval).toBe(refreshRules[name as RefreshedCall] === 'everyMinute' ? 60_000 : undefined);
    expect({ retryDelay, staleTime, refetchOnReconnect }).toEqual({ retryDelay: 5000, staleTime: 2000, refetchOnReconnect: true });
  });

  test('makes that call', async () => {
    const { path, example } = calls[name as RefreshedCall];
    const fetch = vi.fn(async (_url: RequestInfo | URL) => Response.json(example.response));
    const { queryKey, queryFn } = query(createApiClient({ fetch }));
    await createQueryClient().fetchQuery({ queryKey, queryFn: queryFn as QueryFunction });
    expect(fetch).toHaveBeenCalledOnce();
    expect(String(fetch.mock.lastCall?.[0])).toMatch(new RegExp(`^${path}(\\?|$)`));
  });
});
