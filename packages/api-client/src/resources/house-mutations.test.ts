import { calls } from '@pomp/api-contract';
import type { MutationOptions, QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import {
  addHouseMutation,
  addressQuery,
  completeHouseMutation,
  createApiClient,
  createQueryClient,
  deleteHouseMutation,
  houseInfoKey,
  houseKey,
  housesKey,
  ordersKey,
  setMainHouseMutation,
  type ApiClient,
} from '../index.js';
import { failure, handlersFor, success, type Overrides } from '../testing/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const { id: houseId } = calls.getHouse.example.response;

/** A client that has shown a house, its information and the orders. */
function setUp(answers: Overrides = {}) {
  server.use(...handlersFor(answers));
  const queryClient = createQueryClient();
  for (const key of [housesKey, houseKey(houseId), houseInfoKey(houseId), ordersKey]) queryClient.setQueryData(key, []);
  return { api: createApiClient({ baseUrl: 'https://pomp.example' }), queryClient };
}

const run = <Variables, Result>(
  queryClient: QueryClient,
  mutation: MutationOptions<Result, Error, Variables>,
  variables: Variables,
) => queryClient.getMutationCache().build(queryClient, mutation).execute(variables);

const isStale = (queryClient: QueryClient, key: readonly unknown[]) => queryClient.getQueryState(key)?.isInvalidated;

const house = calls.postHouse.example.body;

describe.each<[string, (api: ApiClient, queryClient: QueryClient) => Promise<unknown>]>([
  ['adding a house', (api, queryClient) => run(queryClient, addHouseMutation(api, queryClient), { house, idempotencyKey: 'one' })],
  ['choosing a main address', (api, queryClient) => run(queryClient, setMainHouseMutation(api, queryClient), houseId)],
  [
    'completing a house',
    (api, queryClient) =>
      run(queryClient, completeHouseMutation(api, queryClient), { houseId, flags: { houseInfoCompleted: true } }),
  ],
])('%s', (_what, change) => {
  test('makes the houses and the orders be asked again', async () => {
    const { api, queryClient } = setUp();
    await change(api, queryClient);
    for (const key of [housesKey, houseKey(houseId), ordersKey]) expect(isStale(queryClient, key), String(key)).toBe(true);
  });
});

test('every try of one form carries the same key', async () => {
  const keys: (string | null)[] = [];
  const { api, queryClient } = setUp({
    postHouse: (request) => {
      keys.push(request.headers.get('idempotency-key'));
      return failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' });
    },
  });
  const add = () => run(queryClient, addHouseMutation(api, queryClient), { house, idempotencyKey: 'one' });
  await expect(add()).rejects.toMatchObject({ status: 503 });
  await expect(add()).rejects.toMatchObject({ status: 503 });
  expect(keys).toEqual(['one', 'one']);
});

test('a refused completion makes the house’s information be asked again', async () => {
  const { api, queryClient } = setUp({ putHouse: failure(409, { message: 'Nog niet alles is ingevuld.', code: 'conflict' }) });
  const completing = run(queryClient, completeHouseMutation(api, queryClient), { houseId, flags: { houseInfoCompleted: true } });
  await expect(completing).rejects.toMatchObject({ status: 409 });
  expect(isStale(queryClient, houseInfoKey(houseId))).toBe(true);
});

test('nothing of a deleted house stays in memory', async () => {
  const { api, queryClient } = setUp();
  await run(queryClient, deleteHouseMutation(api, queryClient), houseId);
  for (const key of [houseKey(houseId), houseInfoKey(houseId)]) expect(queryClient.getQueryData(key)).toBeUndefined();
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
