import { QueryObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { calls } from '@pomp/api-contract';
import {
  callKey,
  callMutation,
  callQuery,
  clearPrivate,
  createApiClient,
  createQueryClient,
  sessionExpiryQuery,
  sessionKey,
  sessionQuery,
  withRefreshing,
  withSessionHandling,
} from '../index.js';
import { exampleRevision, failure, handlersFor, success, type Overrides } from '../testing/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => {
  server.resetHandlers();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});
afterAll(() => server.close());

function setUp(answers: Overrides = {}) {
  server.use(...handlersFor(answers));
  const queryClient = createQueryClient();
  const client = createApiClient({ baseUrl: 'https://pomp.example' });
  const api = withRefreshing(withSessionHandling(client, { queryClient, onSessionLost: () => undefined }), queryClient);
  return { api, queryClient };
}

const housesKey = callKey('getHouses');
const ordersKey = callKey('getOrders');
const userKey = callKey('getUser');

const notSignedIn = failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' });

describe('asking', () => {
  test('two screens that ask for the houses within two seconds make one call', async () => {
    const asked = vi.fn(() => success([]));
    const { api, queryClient } = setUp({ getHouses: asked });
    await Promise.all([queryClient.fetchQuery(callQuery(api, 'getHouses')), queryClient.fetchQuery(callQuery(api, 'getHouses'))]);
    await queryClient.fetchQuery(callQuery(api, 'getHouses'));
    expect(asked).toHaveBeenCalledOnce();
  });

  test.each([
    ['that is away is asked three times more', 503, 4],
    ['that knows no session is not asked again', 401, 1],
  ])('a server %s, at intervals of five seconds', async (_what, status, times) => {
    vi.useFakeTimers();
    const fetch = vi.fn(async () => Response.json({ message: 'Nee.', code: 'unavailable' }, { status }));
    const failed = createQueryClient()
      .fetchQuery(callQuery(createApiClient({ fetch }), 'getOrders'))
      .catch((thrown: unknown) => thrown);
    for (let asked = 1; asked <= times; asked++) {
      await vi.advanceTimersByTimeAsync(asked === 1 ? 0 : 5000);
      expect(fetch).toHaveBeenCalledTimes(asked);
    }
    expect(await failed).toMatchObject({ status });
  });

  test('orders and session are asked again every minute while a screen shows them', () => {
    const { api } = setUp();
    expect([callQuery(api, 'getOrders').refetchInterval, sessionQuery(api).refetchInterval]).toEqual([60_000, 60_000]);
    expect(callQuery(api, 'getHouses')).not.toHaveProperty('refetchInterval');
  });

  test('coming back to the tab asks again only what is older than five seconds', async () => {
    vi.useFakeTimers();
    const fetch = vi.fn(async () => Response.json([]));
    const queryClient = createQueryClient();
    const observer = new QueryObserver(queryClient, callQuery(createApiClient({ fetch }), 'getHouses'));
    const unsubscribe = observer.subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(4000);
    const query = queryClient.getQueryCache().find({ queryKey: housesKey })!;
    query.onFocus();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(1001);
    query.onFocus();
    await vi.advanceTimersByTimeAsync(0);
    expect(fetch).toHaveBeenCalledTimes(2);
    unsubscribe();
  });
});

describe('the session', () => {
  test('is not asked for without the hint cookie', async () => {
    const asked = vi.fn(() => success(calls.session.example.response));
    const { api, queryClient } = setUp({ session: asked });
    vi.stubGlobal('document', {
      location: { origin: 'https://pomp.example' },
      cookie: 'pomp_signed_in_before=1; other=pomp_signed_in=1',
    });
    await expect(queryClient.fetchQuery(sessionQuery(api))).resolves.toBeNull();
    expect(asked).not.toHaveBeenCalled();
  });

  test('is the customer when the hint cookie exists', async () => {
    const { api, queryClient } = setUp();
    vi.stubGlobal('document', { location: { origin: 'https://pomp.example' }, cookie: 'consent=functional; pomp_signed_in=1' });
    await expect(queryClient.fetchQuery(sessionQuery(api))).resolves.toEqual(calls.session.example.response.user);
  });

  test('that ended is nobody, and takes the customer’s data along', async () => {
    const { api, queryClient } = setUp({ session: notSignedIn });
    vi.stubGlobal('document', { location: { origin: 'https://pomp.example' }, cookie: 'pomp_signed_in=1' });
    queryClient.setQueryData(sessionKey, calls.session.example.response.user);
    queryClient.setQueryData(housesKey, []);
    await expect(queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 })).resolves.toBeNull();
    expect(queryClient.getQueryData(housesKey)).toBeUndefined();
  });

  test('that was never there takes nothing along: another portal may know its customers otherwise', async () => {
    const { api, queryClient } = setUp();
    vi.stubGlobal('document', { location: { origin: 'https://pomp.example' }, cookie: '' });
    queryClient.setQueryData(housesKey, []);
    for (const _minute of [1, 2]) await queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
    expect(queryClient.getQueryData(housesKey)).toEqual([]);
  });

  test('of someone else, who logged in in another tab, replaces what an open screen shows', async () => {
    const { api, queryClient } = setUp();
    vi.stubGlobal('document', { location: { origin: 'https://pomp.example' }, cookie: 'pomp_signed_in=1' });
    queryClient.setQueryData(sessionKey, { ...calls.session.example.response.user, id: 'someone-else' });
    queryClient.setQueryData(housesKey, []);
    const shown = new QueryObserver(queryClient, callQuery(api, 'getHouses'));
    const unsubscribe = shown.subscribe(() => undefined);
    await queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
    expect(shown.getCurrentResult().data).toBeUndefined();
    await expect.poll(() => shown.getCurrentResult().data).toEqual(calls.getHouses.example.response);
    unsubscribe();
  });
});

describe('how long the session lasts', () => {
  test('is known with the session, renewed by extending, and gone with it', async () => {
    const { api, queryClient } = setUp({ extendSession: success({ expiresInSeconds: 99, canExtend: false, warnSeconds: 49 }) });
    vi.stubGlobal('document', { location: { origin: 'https://pomp.example' }, cookie: 'pomp_signed_in=1' });
    const { queryKey } = sessionExpiryQuery();
    await queryClient.fetchQuery(sessionQuery(api));
    expect(queryClient.getQueryData(queryKey)).toEqual(calls.session.example.response.expiry);
    expect(queryClient.getQueryState(queryKey)?.dataUpdatedAt).toBeGreaterThan(0);
    await api.call('extendSession');
    expect(queryClient.getQueryData(queryKey)).toEqual({ expiresInSeconds: 99, canExtend: false, warnSeconds: 49 });
    clearPrivate(queryClient);
    expect(queryClient.getQueryData(queryKey)).toBeNull();
  });

  test('isn’t asked by itself', async () => {
    vi.useFakeTimers();
    const fetch = vi.spyOn(globalThis, 'fetch');
    const unsubscribe = new QueryObserver(createQueryClient(), sessionExpiryQuery()).subscribe(() => undefined);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(fetch).not.toHaveBeenCalled();
    unsubscribe();
  });
});

test('ending sessions asks for the list again, even when it fails', async () => {
  const deleted: string[] = [];
  const { api, queryClient } = setUp({
    deleteSession: (request) => {
      deleted.push(new URL(request.url).searchParams.get('id') ?? '');
      return failure(404, { message: 'Dit hebben we niet gevonden.', code: 'notFound' });
    },
  });
  const { queryKey } = callQuery(api, 'getSessions');
  await queryClient.fetchQuery({ ...callQuery(api, 'getSessions'), staleTime: 0 });
  await api.call('deleteOtherSessions');
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);

  await queryClient.fetchQuery({ ...callQuery(api, 'getSessions'), staleTime: 0 });
  await expect(api.call('deleteSession', { query: { id: 's-1' } })).rejects.toThrow('Dit hebben we niet gevonden.');
  expect(queryClient.getQueryState(queryKey)?.isInvalidated).toBe(true);
  expect(deleted).toEqual(['s-1']);
});

describe('changing', () => {
  test('logging in makes the customer known and forgets an earlier one', async () => {
    const { api, queryClient } = setUp();
    queryClient.setQueryData(housesKey, []);
    await api.call('login', { body: calls.login.example.body });
    expect(queryClient.getQueryData(sessionKey)).toEqual(calls.login.example.response.user);
    expect(queryClient.getQueryData(housesKey)).toBeUndefined();
  });

  test('logging out forgets the customer', async () => {
    const { api, queryClient } = setUp();
    queryClient.setQueryData(sessionKey, calls.login.example.response.user);
    queryClient.setQueryData(ordersKey, []);
    await api.call('removeSession');
    expect(queryClient.getQueryData(sessionKey)).toBeNull();
    expect(queryClient.getQueryData(ordersKey)).toBeUndefined();
  });

  test('saving the person form shows what is stored at once, and asks who is logged in again', async () => {
    const { api, queryClient } = setUp();
    queryClient.setQueryData(sessionKey, calls.session.example.response.user);
    await api.call('putUser', { body: calls.putUser.example.body });
    expect(queryClient.getQueryData(userKey)).toEqual(calls.putUser.example.response);
    expect(queryClient.getQueryState(sessionKey)?.isInvalidated).toBe(true);
  });

  test('asking for the account’s deletion shows at once, and so does taking it back', async () => {
    const { api, queryClient } = setUp();
    const { queryKey } = callQuery(api, 'getUserDeletion');
    await api.call('postUserDeletion');
    expect(queryClient.getQueryData(queryKey)).toEqual(calls.postUserDeletion.example.response);
    await api.call('deleteUserDeletion');
    expect(queryClient.getQueryData(queryKey)).toEqual(calls.deleteUserDeletion.example.response);
  });

  test('a new password asks again where the customer is signed in, and which e-mail address waits', async () => {
    const { api, queryClient } = setUp();
    const sessionsKey = callKey('getSessions');
    queryClient.setQueryData(sessionsKey, []);
    queryClient.setQueryData(userKey, calls.getUser.example.response);
    await api.call('resetPassword', { body: { password: 'Warmte123', newPassword: 'Warmte1234', confirmPassword: 'Warmte1234' } });
    for (const key of [sessionsKey, userKey]) expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
  });

  test('the customer’s own data don’t stay in memory', async () => {
    const { api, queryClient } = setUp();
    const asking = queryClient.getMutationCache().build(queryClient, callMutation(api, 'getUserData'));
    await expect(asking.execute()).resolves.toEqual(calls.getUserData.example.response);
    await expect.poll(() => queryClient.getMutationCache().getAll()).toEqual([]);
  });

  test('a confirmed e-mail address shows where the old one was', async () => {
    const { api, queryClient } = setUp();
    queryClient.setQueryData(userKey, calls.getUser.example.response);
    await api.call('confirmEmail', { body: calls.confirmEmail.example.body });
    expect(queryClient.getQueryState(userKey)?.isInvalidated).toBe(true);
  });

  test('an e-mail address is free, or not', async () => {
    const { api } = setUp({
      getUserUnique: (request) => success({ unique: new URL(request.url).searchParams.get('email') === 'a+b@c.nl' }),
    });
    await expect(api.call('getUserUnique', { query: { email: 'a+b@c.nl' } })).resolves.toEqual({ unique: true });
    await expect(api.call('getUserUnique', { query: { email: 'a b@c.nl' } })).resolves.toEqual({ unique: false });
  });

  test('saving a section shows what is stored at once, and asks again what may follow from it', async () => {
    const { query, body, response } = calls.postHouseInfo.example;
    const { api, queryClient } = setUp({ postHouseInfo: success(response, '"houseInfo.consumption:2"') });
    await queryClient.fetchQuery(callQuery(api, 'getHouseInfo', query));
    await queryClient.fetchQuery(callQuery(api, 'getHouses'));
    await queryClient.fetchQuery(callQuery(api, 'getOrders'));
    const otherHouseKey = callKey('getHouseInfo', { houseId: 'other' });
    queryClient.setQueryData(otherHouseKey, response);
    await api.call('postHouseInfo', { query, body });
    expect(queryClient.getQueryData(callKey('getHouseInfo', { houseId: query.houseId }))).toEqual({
      ...response,
      revision: '"houseInfo.consumption:2"',
    });
    for (const key of [callKey('getHouseInfo', { houseId: query.houseId }), housesKey, ordersKey])
      expect(queryClient.getQueryState(key)?.isInvalidated).toBe(true);
    expect(queryClient.getQueryState(otherHouseKey)?.isInvalidated).toBe(false);
  });
});

test('a save names the revision that its form started from, and leaves what is shown alone when it is refused', async () => {
  const { query, body, response } = calls.postHouseInfo.example;
  const started: (string | null)[] = [];
  const { api, queryClient } = setUp({
    postHouseInfo: (request) => {
      started.push(request.headers.get('if-match'));
      return failure(409, { message: 'Dit is intussen veranderd.', code: 'conflict', changes: [] });
    },
  });
  const { revision } = await queryClient.fetchQuery(callQuery(api, 'getHouseInfo', query));
  const save = api.call('postHouseInfo', { query, body, revision });
  await expect(save).rejects.toMatchObject({ status: 409, changes: [] });
  expect(started).toEqual([exampleRevision]);
  expect(queryClient.getQueryData(callKey('getHouseInfo', { houseId: query.houseId }))).toEqual({
    ...response,
    revision: exampleRevision,
  });
});
