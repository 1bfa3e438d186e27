import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { calls } from '@pomp/api-contract';
import { compileDictionary } from '@pomp/language/compile';
import { createLanguage } from '@pomp/language';
import { ApiError, createApiClient, messageOf, NetworkError, type ApiClientOptions } from '../index.js';
import { words } from '../words/nl.js';

const dutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });

let server: Server | undefined;

afterEach(() => new Promise<void>((resolve) => (server ? server.close(() => resolve()) : resolve())));

async function clientOf(answer: RequestListener, options: ApiClientOptions = {}) {
  const listening = createServer(answer);
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  return createApiClient({ baseUrl: `http://127.0.0.1:${(listening.address() as AddressInfo).port}`, locale: 'en-GB', ...options });
}

const answering = (status: number, body: unknown, type = 'application/json') =>
  clientOf((_request, response) =>
    response.writeHead(status, { 'content-type': type }).end(typeof body === 'string' ? body : JSON.stringify(body)),
  );

interface Received {
  method: string | undefined;
  url: string | undefined;
  headers: IncomingHttpHeaders;
  body: string;
}

async function recording(body: unknown) {
  const received: Received[] = [];
  const client = await clientOf((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      received.push({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() });
      response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
    });
  });
  return { client, received };
}

describe('a call', () => {
  test('goes to its path with method, query, body, language and idempotency key, and gives the answer', async () => {
    const { query, body, response } = calls.postHouseInfo.example;
    const { client, received } = await recording(response);
    await expect(
      client.call('postHouseInfo', { query: { ...query, flow: 'pomp ao' }, body, idempotencyKey: 'k-1' }),
    ).resolves.toEqual(response);
    expect(received).toMatchObject([
      {
        method: 'POST',
        url: `/api/account/postHouseInfo?houseId=${query.houseId}&flow=pomp+ao`,
        headers: { 'content-type': 'application/json', 'idempotency-key': 'k-1', 'accept-language': 'en-GB' },
        body: JSON.stringify(body),
      },
    ]);
  });

  test('leaves out what it was not given', async () => {
    const { client, received } = await recording([]);
    await client.call('getOrders');
    expect(received[0]).toMatchObject({ method: 'GET', url: '/api/account/getOrders', body: '' });
    expect(received[0]!.headers).not.toHaveProperty('content-type');
    expect(received[0]!.headers).not.toHaveProperty('idempotency-key');
    expect(received[0]!.headers).not.toHaveProperty('if-match');
  });

  test('of what two tabs can change gives its revision, and a save says which one it started from', async () => {
    const { query, body, response } = calls.postHouseInfo.example;
    const asked: (string | undefined)[] = [];
    const client = await clientOf((request, answer) => {
      asked.push(request.headers['if-match']);
      answer.writeHead(200, { 'content-type': 'application/json', etag: '"houseInfo.house:4"' }).end(JSON.stringify(response));
    });
    const { revision, ...info } = await client.call('getHouseInfo', { query });
    expect(info).toEqual(calls.getHouseInfo.example.response);
    await expect(client.call('postHouseInfo', { query, body, revision })).resolves.toMatchObject({
      revision: '"houseInfo.house:4"',
    });
    expect(asked).toEqual([undefined, '"houseInfo.house:4"']);
  });

  test('of anything else has no revision, whatever a proxy says', async () => {
    const client = await clientOf((_request, answer) => answer.writeHead(200, { etag: '"1"' }).end('[]'));
    await expect(client.call('getOrders')).resolves.toEqual([]);
  });
});

describe('a refusal', () => {
  test('carries what the server said of it', async () => {
    const issues = [{ field: 'gasConsumption', code: 'missing', message: 'Vereist' }];
    const client = await answering(422, {
      message: 'Vul alles in.',
      code: 'invalidAnswers',
      issues,
      details: 'd',
      additions: ['A'],
      externalMessage: 'e',
    });
    const failure = await client.call('getOrders').catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(ApiError);
    expect(failure).toMatchObject({
      status: 422,
      message: 'Vul alles in.',
      code: 'invalidAnswers',
      issues,
      details: 'd',
      additions: ['A'],
      externalMessage: 'e',
    });
  });

  test.each([
    ['a proxy’s page', 502, '<h1>Bad gateway</h1>', 'text/html'],
    ['JSON of someone else', 500, { error: 'oops' }, 'application/json'],
    ['another success than ours', 202, [], 'application/json'],
    ['a success that is no JSON', 200, '<h1>Welkom op de wifi</h1>', 'text/html'],
  ])('that is %s is still said in Dutch', async (_what, status, body, type) => {
    const client = await answering(status, body, type);
    const failure = await client.call('getOrders').catch((thrown: unknown) => thrown);
    expect(failure).toMatchObject({ name: 'ApiError', status });
    expect(messageOf(failure, dutch)).toBe('Er is iets misgegaan. Probeer het later opnieuw.');
  });
});

test('a save that is older than what is stored says what changed', async () => {
  const { query, body } = calls.postHouseInfo.example;
  const changes = [{ field: 'gasConsumption', label: 'Hoeveel gas gebruik je per jaar?', saved: '1.450 m³' }];
  const client = await answering(409, { message: 'Dit is intussen veranderd.', code: 'conflict', changes });
  await expect(client.call('postHouseInfo', { query, body, revision: '"houseInfo.consumption:1"' })).rejects.toMatchObject({
    status: 409,
    code: 'conflict',
    changes,
  });
});

describe('without an answer', () => {
  test('the customer reads that there is no connection', async () => {
    const client = await clientOf((request) => request.socket.destroy());
    const failure = await client.call('getOrders').catch((thrown: unknown) => thrown);
    expect(failure).toBeInstanceOf(NetworkError);
    expect(messageOf(failure, dutch)).toBe('Er is geen verbinding. Controleer je internet en probeer het opnieuw.');
  });

  test('an answer that breaks off counts as no connection', async () => {
    const client = await clientOf((_request, response) => {
      response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
      response.write('[', () => response.destroy());
    });
    await expect(client.call('getOrders')).rejects.toBeInstanceOf(NetworkError);
  });

  test('nor is there one on a line that froze', async () => {
    const client = await clientOf(() => undefined, { answersWithin: 50 });
    await expect(client.call('getUser')).rejects.toBeInstanceOf(NetworkError);
  });

  test('is waited for as long as people look at a page that loads, or until what they saved is done', async () => {
    const patience = vi.spyOn(AbortSignal, 'timeout');
    const client = await answering(200, calls.getUser.example.response);
    await client.call('getUser');
    await client.call('removeSession');
    expect(patience.mock.calls).toEqual([[15_000], [60_000]]);
    patience.mockRestore();
  });

  test('none is waited for that another part of the page asked for: a browser’s cache would hold this call until it knows whether that may be kept', async () => {
    const asked: (RequestCache | undefined)[] = [];
    const client = await clientOf((_request, response) => response.end('null'), {
      fetch: (url, init) => {
        asked.push(init?.cache);
        return fetch(url, init);
      },
    });
    await client.call('session');
    expect(asked).toEqual(['no-store']);
  });

  test('an abort stays an abort', async () => {
    const abort = new AbortController();
    const client = await clientOf(() => abort.abort());
    await expect(client.call('getOrders', { signal: abort.signal })).rejects.toMatchObject({ name: 'AbortError' });
  });
});
