import { calls } from '@pomp/api-contract';
import type { QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addressQuery,
  callKey,
  completeHouseMutation,
  createApiClient,
  createQueryClient,
  withRefreshing,
  type ApiClient,
} from '../index.js';
import { failure, handlersFor, success, type Overrides } from '../testing/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { id: houseId } = calls.getHouse.example.response;
const housesKey = callKey('getHouses');
const houseKey = callKey('getHouse', { houseId });
const houseInfoKey = callKey('getHouseInfo', { houseId });
const ordersKey = callKey('getOrders');
const orderHistoryKey = callKey('getOrderHistory');

/** A client that has shown a house, its information and the orders. */
function setUp(answers: Overrides = {}) {
  server.use(...handlersFor(answers));
  const queryClient = createQueryClient();
  for (const key of [housesKey, houseKey, houseInfoKey, ordersKey, orderHistoryKey]) queryClient.setQueryData(key, []);
  return { api: withRefreshing(createApiClient({ baseUrl: 'https://pomp.example' }), queryClient), queryClient };
}

const complete = (api: ApiClient, queryClient: QueryClient) =>
  queryClient
    .getMutationCache()
    .build(queryClient, completeHouseMutation(api, queryClient))
    .execute({ houseId, flags: { houseInfoCompleted: true } });

const isStale = (queryClient: QueryClient, key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

const house = calls.postHouse.example.body;

describe.each<[string, (api: ApiClient, queryClient: QueryClient) => Promise<unknown>]>([
  ['adding a house', (api) => api.call('postHouse', { body: house, idempotencyKey: 'one' })],
  ['choosing a main address', (api) => api.call('putHouse', { query: { houseId }, body: { mainAddress: true } })],
  ['completing a house', complete],
])('%s', (_what, change) => {
  test('makes the houses and the orders be asked again', async () => {
    const { api, queryClient } = setUp();
    await change(api, queryClient);
    for (const key of [housesKey, houseKey, ordersKey, orderHistoryKey]) expect(isStale(queryClient, key), String(key)).toBe(true);
  });
});

test('a house that was completed is so at once, for the screen that comes next', async () => {
  const { api, queryClient } = setUp();
  const known = calls.getHouses.example.response;
  const completed = known.find(({ id }) => id === calls.putHouse.example.response.id)!;
  queryClient.setQueryData(housesKey, known);
  server.use(...handlersFor({ putHouse: success({ ...completed, houseInfoCompleted: true }) }));
  await complete(api, queryClient);
  expect(queryClient.getQueryData(housesKey)).toEqual(
    known.map((house) => (house === completed ? { ...house, houseInfoCompleted: true } : house)),
  );
});

test('every try of one form carries the same key', async () => {
  const keys: (string | null)[] = [];
  const { api } = setUp({
    postHouse: (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' });
    },
  });
  const add = () => api.call('postHouse', { body: house, idempotencyKey: 'one' });
  await expect(add()).rejects.toMatchObject({ status: 503 });
  await expect(add()).rejects.toMatchObject({ status: 503 });
  expect(keys).toEqual(['one', 'one']);
});

test('a refused completion makes the house’s information be asked again', async () => {
  const { api, queryClient } = setUp({ putHouse: failure(409, { message: 'Nog niet alles is ingevuld.', code: 'conflict' }) });
  await expect(complete(api, queryClient)).rejects.toMatchObject({ status: 409 });
  for (const key of [houseInfoKey, housesKey, ordersKey]) expect(isStale(queryClient, key), String(key)).toBe(true);
});

test('nothing of a deleted house stays in memory', async () => {
  const { api, queryClient } = setUp();
  await api.call('deleteHouse', { query: { houseId } });
  for (const key of [houseKey, houseInfoKey]) expect(queryClient.getQueryData(key)).toBeUndefined();
  expect(isStale(queryClient, housesKey)).toBe(true);
});

describe('looking up an address', () => {
  const address = calls.getAddress.example.query;

  test.each([
    ['that was found is done once', calls.getAddress.example.response, 1],
    ['that could not be asked is done again', { outcome: 'unavailable' } as const, 2],
  ])('%s', async (_what, answer, times) => {
    const asked = vi.fn(() => success(answer));
    const { api, queryClient } = setUp({ getAddress: asked });
    for (const _time of [1, 2]) await queryClient.fetchQuery(addressQuery(api, address));
    expect(asked).toHaveBeenCalledTimes(times);
  });

  test('is not tried again when it fails: typing goes on meanwhile', async () => {
    const asked = vi.fn(() => failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }));
    const { api, queryClient } = setUp({ getAddress: asked });
    await expect(queryClient.fetchQuery(addressQuery(api, address))).rejects.toMatchObject({ status: 503 });
    expect(asked).toHaveBeenCalledOnce();
  });
});
