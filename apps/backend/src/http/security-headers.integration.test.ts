import { beforeAll, describe, expect, test } from 'vitest';
import { listen } from '../testing/listening-backend.js';
import { backofficeApiKey, startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { uploadPhoto } from '../testing/upload-photo.js';
import { securityHeaders } from './security-headers.js';

const portal = 'https://mijn.pomp.example';
let backend: TestBackend;
/** Of the same backend, behind a socket. */
let address: string;
beforeAll(async () => {
  backend = await startTestBackend({
    siteUrl: 'https://www.pomp.example',
    publicUrl: 'https://api.pomp.example',
    portalOrigins: [portal],
  });
  address = await listen(backend);
});

const json = { 'content-type': 'application/json' };

const saidOfEvery = {
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-site',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

describe('every answer says how a browser is to treat it', () => {
  describe.each<[what: string, path: string, init: RequestInit, status: number]>([
    ['health', '/healthz', {}, 200],
    ['what there is to ask', '/openapi.json', {}, 200],
    ['nothing', '/nothing', {}, 404],
    ['a call without a session', '/api/account/getHouses', {}, 401],
    ['a call that isn’t JSON', '/api/auth/login', { method: 'POST', headers: json, body: '{' }, 400],
    ['a body that is too large', '/contact', { method: 'POST', headers: json, body: `"${'x'.repeat(70_000)}"` }, 413],
    ['another verb', '/api/account/getHouses', { method: 'PATCH' }, 404],
    ['an upload without a token', '/documents/upload', { method: 'POST' }, 401],
    ['the tus protocol', '/documents/tus', { method: 'POST', headers: { 'tus-resumable': '1.0.0' } }, 401],
    ['a question before a call', '/documents/upload', { method: 'OPTIONS' }, 204],
    ['the back office', '/backoffice/getChanges', { headers: { authorization: `Bearer ${backofficeApiKey}` } }, 200],
    ['a notice of nothing', '/payments/webhook', { method: 'POST' }, 400],
  ])('%s', (_what, path, init, status) => {
    test('without a socket', async () => {
      const response = await backend.app.request(`https://api.pomp.example${path}`, init);
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject(saidOfEvery);
    });

    test('over one', async () => {
      const response = await fetch(address + path, init);
      await response.body?.cancel();
      expect(response.status).toBe(status);
      expect(Object.fromEntries(response.headers)).toMatchObject(saidOfEvery);
    });
  });

  test('a page about an error that someone opened has its own script policy, and one only', async () => {
    const { headers } = await backend.app.request('https://api.pomp.example/api/download?url=a', {
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    });
    const other = await backend.app.request('https://api.pomp.example/nothing', {
      headers: { accept: 'text/html', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
    });
    expect(headers.get('referrer-policy')).toBe('no-referrer');
    expect(other.headers.get('content-security-policy')).toMatch(/^default-src 'none'; style-src 'sha256-[^,]+$/);
  });
});

describe('a picture by its token', () => {
  test('is shown by the site beside us', async () => {
    const own = await backend.customer();
    const { id } = await uploadPhoto(own, { houseId: own.houseId });
    const answer = await own.browser.call('postUploadToken', {});
    if (answer.status !== 200) throw new Error('There is no token.');
    const path = `/documents/upload/${id}?token=${answer.body.uploadToken}&size=thumb`;
    const response = await backend.app.request(`https://api.pomp.example${path}`);
    expect(response.status).toBe(200);
    expect(response.headers.get('cross-origin-resource-policy')).toBe('same-site');
    expect(response.headers.get('content-security-policy')).toBe("default-src 'none'; sandbox; frame-ancestors 'none'");
  });

  test.each([
    ['http://localhost:3000', 'http://localhost:4000', 'same-site'],
    ['https://pomp.example', 'https://api.pomp.example', 'same-site'],
    ['https://pomp.example', 'https://pomp-uploads.example', 'cross-origin'],
  ])('of %s at %s is %s', (siteUrl, publicUrl, policy) => {
    expect(securityHeaders({ siteUrl, publicUrl })['cross-origin-resource-policy']).toBe(policy);
  });

  test('is shown by a portal of another site too, where there is one', () => {
    const addresses = { siteUrl: 'https://www.pomp.example', publicUrl: 'https://api.pomp.example' };
    const policyWith = (origin: string) =>
      securityHeaders({ ...addresses, portalOrigins: [origin] })['cross-origin-resource-policy'];
    expect([policyWith('https://api.pomp.example'), policyWith('https://portal.example')]).toEqual(['same-site', 'cross-origin']);
  });

  test('nobody is sent to https by a server that has none', () => {
    expect(securityHeaders({ siteUrl: 'http://a.example', publicUrl: 'http://a.example' })).not.toHaveProperty(
      'strict-transport-security',
    );
  });
});

describe('a portal on another origin of the same site', () => {
  const from = (origin: string, init: RequestInit = {}) =>
    backend.app.request('https://api.pomp.example/api/auth/login', {
      ...init,
      headers: { origin, 'sec-fetch-site': 'same-site', ...(init.headers as Record<string, string>) },
    });
  const asking = {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type,idempotency-key,if-match',
  };
  const login = { method: 'POST', headers: json, body: JSON.stringify({ email: 'nobody@pomp.example', password: 'Warmte123' }) };

  test('may ask, write and read with the session’s cookie when it is allowed by name', async () => {
    const { headers } = await from(portal, { method: 'OPTIONS', headers: asking });
    expect(Object.fromEntries(headers)).toMatchObject({
      'access-control-allow-origin': portal,
      'access-control-allow-credentials': 'true',
      'access-control-allow-headers': expect.stringMatching(/Idempotency-Key.*If-Match.*Session-Customer.*Session-Unattended/),
    });
    const answer = await from(portal, login);
    // Wrong is what it is told, not forbidden.
    expect(answer.status).toBe(401);
    expect(answer.headers.get('access-control-allow-origin')).toBe(portal);
    expect(answer.headers.get('access-control-allow-credentials')).toBe('true');
    expect(answer.headers.get('access-control-expose-headers')).toContain('ETag');
    expect(answer.headers.get('vary')).toContain('Origin');
  });

  test('may not when it isn’t', async () => {
    const other = 'https://evil.pomp.example';
    expect((await from(other, { method: 'OPTIONS', headers: asking })).headers.get('access-control-allow-origin')).toBeNull();
    const answer = await from(other, login);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('access-control-allow-origin')).not.toBe(other);
  });
});
