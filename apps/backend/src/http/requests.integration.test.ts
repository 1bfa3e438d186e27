import { beforeAll, describe, expect, test } from 'vitest';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const json = { 'content-type': 'application/json' };
const draft = JSON.stringify({ houseInfo: { completed: false, consumption: { gasConsumption: '1400' } } });

describe('a write from another site', () => {
  test.each([
    ['its origin', { origin: 'https://evil.example' }],
    ['a hidden origin', { origin: 'null' }],
    ['our name as a part of its own', { origin: 'http://localhost:3000.evil.example' }],
    ['another port of ours', { origin: 'http://localhost:3001', 'sec-fetch-site': 'same-site' }],
    ['only the browser’s word', { 'sec-fetch-site': 'cross-site' }],
  ])('is refused with %s', async (_what, headers) => {
    const { browser, houseId } = await backend.customer();
    const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    const response = await backend.app.request(`http://localhost:3000/api/account/postHouseInfo?houseId=${houseId}`, {
      method: 'POST',
      headers: { ...json, ...headers, cookie },
      body: draft,
    });
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'forbidden' });
    await expect(browser.call('getHouseInfo', { query: { houseId } })).resolves.toMatchObject({
      status: 200,
      body: { houseInfo: { completed: false } },
    });
  });

  test('can’t log someone in or out either', async () => {
    for (const path of ['/api/auth/login', '/api/auth/removeSession']) {
      const response = await backend
        .browser()
        .request(path, { method: 'POST', headers: { ...json, origin: 'https://evil.example' }, body: '{}' });
      expect(response.status).toBe(403);
      expect(response.headers.getSetCookie()).toEqual([]);
    }
  });
});

test('a write from our own page, or from no page at all, gets through', async () => {
  const { browser, houseId } = await backend.customer();
  const path = `/api/account/postHouseInfo?houseId=${houseId}`;
  const own: HeadersInit = { ...json, 'sec-fetch-site': 'same-origin' };
  expect((await browser.request(path, { method: 'POST', headers: own, body: draft })).status).toBe(200);
  const cookie = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const tool = await backend.app.request(`http://localhost:3000${path}`, {
    method: 'POST',
    headers: { ...json, cookie },
    body: draft,
  });
  expect(tool.status).toBe(200);
});

describe('a body', () => {
  test.each([
    ['isn’t JSON', json, '{"houseInfo":'],
    ['isn’t called JSON, as that of another site’s form', { 'content-type': 'text/plain' }, draft],
    ['is missing', json, ''],
    ['is a list', json, '[]'],
    ['is null', json, 'null'],
    ['has a field that the section doesn’t have', json, '{"houseInfo":{"completed":false,"consumption":{"step":"CP"}}}'],
    ['sets a prototype', json, '{"houseInfo":{"completed":false,"consumption":{"__proto__":{"completed":true}}}}'],
  ])('that %s is refused', async (_what, headers, body) => {
    const { browser, houseId } = await backend.customer();
    const response = await browser.request(`/api/account/postHouseInfo?houseId=${houseId}`, { method: 'POST', headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toEqual({
      code: 'malformedRequest',
      message: 'Dit verzoek klopt niet. Ververs de pagina en probeer het opnieuw.',
    });
  });

  test.each([
    ['and says so beforehand', { ...json, 'content-length': '70012' }],
    ['and doesn’t say how large it is', json],
    ['and says how large it is besides coming in pieces', { ...json, 'content-length': '12', 'transfer-encoding': 'chunked' }],
  ])('that is too large %s is refused', async (_what, headers) => {
    const response = await backend
      .browser()
      .request('/api/auth/login', { method: 'POST', headers, body: JSON.stringify({ email: 'x'.repeat(70_000) }) });
    expect(response.status).toBe(413);
    expect(await response.json()).toMatchObject({ code: 'tooLarge' });
  });

  test('is optional for a call that has none', async () => {
    for (const body of [undefined, '{}']) {
      const response = await backend
        .browser()
        .request('/api/auth/removeSession', { method: 'POST', headers: json, ...(body !== undefined && { body }) });
      expect(response.status).toBe(200);
    }
  });
});

describe('every answer', () => {
  test('says that it isn’t kept, and has an id in a header only', async () => {
    const { browser } = await backend.customer();
    const response = await browser.request('/api/account/getHouses');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    const id = response.headers.get('x-request-id') ?? '';
    expect(id).not.toBe('');
    expect(await response.text()).not.toContain(id);
  });

  test('keeps the id that the site’s server gave the request', async () => {
    const response = await backend.browser().request('/healthz', { headers: { 'x-request-id': 'site-0123456789' } });
    expect(response.headers.get('x-request-id')).toBe('site-0123456789');
  });

  test('is JSON in Dutch, even where nothing is', async () => {
    for (const path of ['/', '/api/account/getEverything', '/api/account/getHouses/', '/api/account/postHouseInfo']) {
      const response = await backend.browser().request(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toEqual({ code: 'notFound', message: 'Dit hebben we niet gevonden.' });
    }
  });
});

test('logs say which call was answered how, and nothing about the customer', async () => {
  const { browser, email, houseId } = await backend.customer();
  await backend.browser().call('login', { body: { email, password: 'Verkeerd1' } });
  await browser.call('postHouseInfo', {
    query: { houseId },
    body: { houseInfo: { completed: true, consumption: { gasConsumption: '98765' } } },
  });
  await backend.runDueJobs();
  const lines = backend.logLines.join('');
  expect(JSON.parse(backend.logLines.findLast((line) => line.includes('postHouseInfo')) ?? '')).toMatchObject({
    method: 'POST',
    call: 'postHouseInfo',
    status: 422,
  });
  for (const personal of [email, password, 'Verkeerd1', houseId, '98765', 'Joke', ...browser.cookies.values()].filter(
    (value) => value.length > 1,
  )) {
    expect(lines).not.toContain(personal);
  }
});

test('the contract is there to read', async () => {
  const document: unknown = await (await backend.browser().request('/openapi.json')).json();
  expect(document).toMatchObject({ openapi: '3.1.0', paths: { '/api/account/getHouses': { get: { operationId: 'getHouses' } } } });
});

test('the contract names the cookie that this server reads the session from', async () => {
  for (const [where, name] of [
    [backend, 'pomp_session'],
    [await startTestBackend({ siteUrl: 'https://www.pomp.example' }), '__Host-pomp_session'],
  ] as const) {
    const document: unknown = await (await where.browser().request('/openapi.json')).json();
    expect(document).toMatchObject({ components: { securitySchemes: { session: { in: 'cookie', name } } } });
  }
});

test('the health check answers when the database does', async () => {
  const response = await backend.browser().request('/healthz');
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({ status: 'ok' });
});
