import { createServer, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { edition } from '@pomp/edition/editions/pomp';
import { afterEach, describe, expect, test } from 'vitest';
import { speak } from '../language/dictionaries';
import { backendProxy } from './backend-proxy';

const server = createServer(
  (request, response) =>
    void proxy(request, response, {
      language: speak(edition, 'nl-NL'),
      failurePage: () => ({ html: '<h1>Dit lukt nu even niet</h1>', policy: "default-src 'none'" }),
    }),
);
/** Takes every request, and answers none. */
const hanging = createServer(() => undefined);
// Nothing listens there.
const away = backendProxy({ target: 'http://127.0.0.1:1', onFailure: () => undefined });
let proxy = away;

afterEach(() => {
  proxy = away;
  hanging.closeAllConnections();
  hanging.close();
  return new Promise((resolve) => server.close(resolve));
});

async function listening(on: Server): Promise<string> {
  await new Promise<void>((resolve) => on.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(on.address() as AddressInfo).port}`;
}

const ask = async (headers: Record<string, string>, method = 'GET', path = '/api/download?url=a') =>
  fetch((await listening(server)) + path, { headers, method });

describe('while the backend is away', () => {
  test('a call gets JSON', async () => {
    const response = await ask({ accept: '*/*' });
    expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });

  test('someone who opened a document in a tab gets a page', async () => {
    const response = await ask({ accept: 'text/html', 'sec-fetch-dest': 'document' });
    expect([response.status, response.headers.get('content-type'), response.headers.get('content-security-policy')]).toEqual([
      503,
      'text/html; charset=utf-8',
      "default-src 'none'",
    ]);
    expect(await response.text()).toBe('<h1>Dit lukt nu even niet</h1>');
  });
});

describe('of a backend that hangs', () => {
  test.each([
    ['what a screen reads is given up soon, as somebody looks at a page that loads', 'GET', 'application/json', 50, 60_000],
    ['who is logged in is a read, as whatever it is asked for', 'GET', '*/*', 50, 60_000, '/api/auth/session'],
    ['a file is waited for, as it may have to be made', 'GET', '*/*', 60_000, 50],
    ['what changes something is waited for, as it may be done', 'POST', 'application/json', 60_000, 50],
  ])('%s', async (_what, method, accept, read, rest, path?: string) => {
    proxy = backendProxy({ target: await listening(hanging), onFailure: () => undefined, answersWithin: { read, rest } });
    const response = await ask({ accept }, method, path);
    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ code: 'unavailable' });
  });
});
