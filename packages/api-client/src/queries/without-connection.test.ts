import { MutationObserver, onlineManager, QueryObserver } from '@tanstack/react-query';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { callMutation, callQuery, createApiClient, createQueryClient, NetworkError } from '../index.js';
import { exampleAnswer, handlersFor, offline, success } from '../testing/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
beforeEach(() => onlineManager.setOnline(false));
afterEach(() => {
  server.resetHandlers();
  onlineManager.setOnline(true);
});
afterAll(() => server.close());

const api = createApiClient({ baseUrl: 'https://pomp.example' });

test('a save fails at once instead of waiting without a word', async () => {
  server.use(...handlersFor({ login: offline }));
  const login = new MutationObserver(createQueryClient(), callMutation(api, 'login'));
  await expect(login.mutate({ body: { email: 'demo@pomp.example', password: 'Warmte123' } })).rejects.toBeInstanceOf(NetworkError);
  expect(login.getCurrentResult().isPaused).toBe(false);
});

test('a read says why it has nothing, and goes on by itself once there is a connection', async () => {
  server.use(...handlersFor({ getHouses: offline }));
  const queryClient = createQueryClient();
  queryClient.mount();
  const houses = new QueryObserver(queryClient, { ...callQuery(api, 'getHouses'), retryDelay: 1 });
  const forget = houses.subscribe(() => undefined);
  await expect.poll(() => houses.getCurrentResult()).toMatchObject({ fetchStatus: 'paused', failureCount: 1 });
  expect(houses.getCurrentResult().failureReason).toBeInstanceOf(NetworkError);

  server.use(...handlersFor({ getHouses: success(exampleAnswer('getHouses')) }));
  onlineManager.setOnline(true);
  await expect.poll(() => houses.getCurrentResult().data).toEqual(exampleAnswer('getHouses'));
  forget();
  queryClient.unmount();
});
