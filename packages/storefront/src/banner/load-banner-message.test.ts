import { createContentApi } from '@pomp/api-client';
import { failure, handlersFor, offline, success } from '@pomp/api-client/testing';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { loadBannerMessage } from './load-banner-message.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

async function load(): Promise<{ message: string | undefined; logged: string[] }> {
  const logged: string[] = [];
  const message = await loadBannerMessage(createContentApi({ baseUrl: 'https://site.example' }), (text) => logged.push(text));
  return { message, logged };
}

test('the banner shows the text that editors wrote', async () => {
  server.use(...handlersFor({ getBanner: success({ value: 'Reserveer voor 1 januari.' }) }));
  expect(await load()).toEqual({ message: 'Reserveer voor 1 januari.', logged: [] });
});

test('no text is no banner', async () => {
  server.use(...handlersFor({ getBanner: success({ value: '' }) }));
  expect(await load()).toEqual({ message: undefined, logged: [] });
});

test.each([
  ['an error', failure(500, { message: 'Er ging iets mis.', code: 'serverError' })],
  ['no answer', offline],
])('%s is only logged', async (_what, answer) => {
  server.use(...handlersFor({ getBanner: answer }));
  expect(await load()).toEqual({ message: undefined, logged: ['Failed to fetch banner message'] });
});
