import { createServer } from 'node:http';
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
// Nothing listens there.
const proxy = backendProxy({ target: 'http://127.0.0.1:1', onFailure: () => undefined });

afterEach(() => new Promise((resolve) => server.close(resolve)));

async function ask(headers: Record<string, string>) {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/api/download?url=a`, { headers });
}

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
