import { calls, type CallName } from '@pomp/api-contract';
import { caching, type CallCaching, type Reads } from '@pomp/api-contract/caching';
import { QueryObserver, skipToken, type QueryClient } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import type { AnyCall } from '../client/api-client.js';
import { callKey, callQuery, createApiClient, createQueryClient, withRefreshing } from '../index.js';
import { heldAnswer } from '../testing/held-answer.test.helper.js';
import { failure, handlersFor, success, type Overrides } from '../testing/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

function setUp(answers: Overrides = {}) {
  server.use(...handlersFor(answers));
  const queryClient = createQueryClient();
  return { api: withRefreshing(createApiClient({ baseUrl: 'https://pomp.example' }), queryClient), queryClient };
}

const writes = Object.entries<CallCaching>(caching).flatMap(([name, rules]) =>
  rules.stale ? [{ name: name as CallName, rules }] : [],
);
const exampleOf = (name: CallName) => calls[name].example as { readonly query?: object; readonly body?: object };

/** The keys of the answers about what a write was about, and of those of the same reads about something else. */
function keysOf(reads: Reads, name: CallName) {
  const sent: Readonly<Record<string, unknown>> = { ...exampleOf(name).body, ...exampleOf(name).query };
  return Object.entries(reads).map(([read, parameters]) => {
    const keyWith = (value: (given: string) => unknown) =>
      callKey(read as CallName, Object.fromEntries(Object.entries(parameters).map(([asked, given]) => [asked, value(given)])));
    const picks = Object.keys(parameters).length > 0;
    return { touched: keyWith((given) => sent[given]), untouched: picks ? keyWith((given) => `other ${given}`) : undefined };
  });
}

describe.each(writes)('$name', ({ name, rules }) => {
  const request = { query: exampleOf(name).query, body: exampleOf(name).body };
  const stale = keysOf(rules.stale, name);

  test('makes stale what its rules say, and no more', async () => {
    const { api, queryClient } = setUp();
    const bystander = callKey('getPrices');
    queryClient.setQueryData(bystander, []);
    for (const { touched, untouched } of stale) for (const key of [touched, untouched]) if (key) queryClient.setQueryData(key, {});
    await (api.call as AnyCall)(name, request as object);
    for (const { touched, untouched } of stale) {
      expect(queryClient.getQueryState(touched)?.isInvalidated ?? true, String(touched)).toBe(true);
      if (untouched) expect(queryClient.getQueryState(untouched)?.isInvalidated, String(untouched)).toBe(false);
    }
    expect(queryClient.getQueryState(bystander)?.isInvalidated).toBe(false);
  });

  test('does so after a refusal only where its rules say so', async () => {
    const { api, queryClient } = setUp({ [name]: failure(409, { message: 'Dit is intussen veranderd.', code: 'conflict' }) });
    for (const { touched } of stale) queryClient.setQueryData(touched, {});
    await expect((api.call as AnyCall)(name, request as object)).rejects.toMatchObject({ status: 409 });
    for (const { touched } of stale)
      expect(queryClient.getQueryState(touched)?.isInvalidated, String(touched)).toBe(rules.staleOnFailure ?? false);
  });

  test('shows its answer where its rules say so', async () => {
    const { api, queryClient } = setUp();
    const answer = await (api.call as AnyCall)(name, request as object);
    for (const { touched } of keysOf(rules.answers ?? {}, name)) expect(queryClient.getQueryData(touched)).toEqual(answer);
  });
});

test('a new quote is there only when the list is, in which the next page looks for it', async () => {
  const { api, queryClient } = setUp();
  const shown = new QueryObserver(queryClient, callQuery(api, 'getQuotes'));
  const unsubscribe = shown.subscribe(() => undefined);
  await expect.poll(() => shown.getCurrentResult().data).toEqual(calls.getQuotes.example.response);
  server.use(...handlersFor({ getQuotes: success([]) }));
  await api.call('postQuote', { body: calls.postQuote.example.body, idempotencyKey: 'one' });
  expect(shown.getCurrentResult().data).toEqual([]);
  unsubscribe();
});

/** All that is asked has been answered. */
const settled = (queryClient: QueryClient) => expect.poll(() => queryClient.isFetching()).toBe(0);

test('what was asked before a save doesn’t take the place of what was saved', async () => {
  const before = heldAnswer(success({ ...calls.getUser.example.response, firstName: 'Van tevoren' }));
  const { api, queryClient } = setUp();
  const shown = new QueryObserver(queryClient, callQuery(api, 'getUser'));
  onTestFinished(shown.subscribe(() => undefined));
  await expect.poll(() => shown.getCurrentResult().data).toBeDefined();
  const saved = success({ ...calls.putUser.example.response, firstName: 'Bewaard' });
  server.use(...handlersFor({ getUser: before.answer, putUser: saved }));
  // As when the customer comes back to the page.
  void shown.refetch();
  await before.asked;
  await api.call('putUser', { body: calls.putUser.example.body });
  before.letGo();
  await settled(queryClient);
  expect(shown.getCurrentResult().data?.firstName).toBe('Bewaard');
});

test('what is being asked for the first time is asked again too, once it is another', async () => {
  const before = heldAnswer(success([]));
  const { api, queryClient } = setUp({ getHouses: before.answer });
  const shown = new QueryObserver(queryClient, callQuery(api, 'getHouses'));
  onTestFinished(shown.subscribe(() => undefined));
  await before.asked;
  server.use(...handlersFor());
  await api.call('postHouse', { body: calls.postHouse.example.body });
  before.letGo();
  await settled(queryClient);
  expect(shown.getCurrentResult().data).toEqual(calls.getHouses.example.response);
});

test('a query that waits for what it is about asks nothing', () => {
  const { api } = setUp();
  expect(callQuery(api, 'getHouseInfo', skipToken).queryFn).toBe(skipToken);
});
