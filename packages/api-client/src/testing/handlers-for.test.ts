import { http, HttpResponse } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { calls, type CallName } from '@pomp/api-contract';
import { routes } from '@pomp/api-contract/routes';
import { createApiClient, hrefOf, type ApiClient, type FileCallName } from '../index.js';
import { exampleRevision, failure, handlersFor, never, offline, success } from './index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const api = createApiClient({ baseUrl: 'https://elsewhere.example' });
const anyCall = api.call as (name: CallName, request: object) => ReturnType<ApiClient['call']>;

describe('handlers derived from the contract', () => {
  const withJson = (Object.keys(calls) as CallName[]).filter(
    (name): name is Exclude<CallName, FileCallName> => calls[name].media === 'application/json',
  );
  test.each(withJson)('answer %s with its example', async (name) => {
    server.use(...handlersFor());
    const { query, body, response } = calls[name].example;
    const expected = 'versioned' in routes[name] ? { ...(response as object), revision: exampleRevision } : response;
    await expect(anyCall(name, { query, body })).resolves.toEqual(expected);
  });

  test('leave what is no call to others: an address or a method that the contract has not', async () => {
    server.use(
      ...handlersFor(),
      http.all('*', () => HttpResponse.json('others')),
    );
    const answers = ['GET https://elsewhere.example/assets/houses.js', `PUT https://elsewhere.example${routes.getHouses.path}`].map(
      async (request) => {
        const [method = '', address = ''] = request.split(' ');
        return (await fetch(address, { method })).json();
      },
    );
    await expect(Promise.all(answers)).resolves.toEqual(['others', 'others']);
  });

  test('answer a file as what it is', async () => {
    server.use(...handlersFor());
    const response = await fetch(`https://elsewhere.example${hrefOf('getHouseInfoPdf', { houseId: '1' })}`);
    expect(response.headers.get('content-type')).toBe('application/pdf');
    await expect(response.text()).resolves.toBe(calls.getHouseInfoPdf.example.response);
  });

  test('answer differently where a story or test says so', async () => {
    server.use(
      ...handlersFor({
        getHouses: success([]),
        getOrders: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }),
        getHouseInfo: offline,
        session: never,
        getBanner: (request) => success({ value: new URL(request.url).host }),
      }),
    );
    await expect(api.call('getHouses')).resolves.toEqual([]);
    await expect(api.call('getOrders')).rejects.toMatchObject({ status: 503, message: 'Even niet bereikbaar.' });
    await expect(api.call('getHouseInfo', { query: { houseId: '1' } })).rejects.toMatchObject({ name: 'NetworkError' });
    await expect(api.call('getBanner')).resolves.toEqual({ value: 'elsewhere.example' });
    const abort = new AbortController();
    const waiting = api.call('session', { signal: abort.signal });
    abort.abort();
    await expect(waiting).rejects.toMatchObject({ name: 'AbortError' });
  });
});
