import { edition } from '@pomp/edition/editions/pomp';
import { pino } from 'pino';
import { beforeAll, describe, expect, test } from 'vitest';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { nobody } from '../observing/observer.js';
import { createApp } from './create-app.js';
import { HttpError } from '../errors/http-error.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const document = `/api/account/getDocument?documentId=${crypto.randomUUID()}`;
/** What a browser says when someone follows a link. */
const followed = {
  'sec-fetch-dest': 'document',
  'sec-fetch-mode': 'navigate',
  accept: 'text/html,application/xhtml+xml,*/*;q=0.8',
};
const from = (path: string) => ({ ...followed, referer: `http://localhost:3000${path}` });

describe('someone who follows a link without a session', () => {
  test.each([
    [
      'is back on the page with the link, which leads to the login',
      from('/account/documenten/?orderId=1'),
      '/account/documenten/?orderId=1',
    ],
    ['is back on the page in English too', from('/en/account/documents/?orderId=1'), '/en/account/documents/?orderId=1'],
    ['in a browser that reads English gets to the login in English', { ...followed, 'accept-language': 'en' }, '/en/auth/login/'],
    ['of which the browser says nothing gets to the login', followed, '/auth/login/'],
    ['on another site’s page gets to the login', { ...followed, referer: 'https://other.example/' }, '/auth/login/'],
    ['on a page outside the account gets to the login', from('/account/..//evil.example/account/'), '/auth/login/'],
    ['in a browser that doesn’t say so gets to the login', { accept: followed.accept }, '/auth/login/'],
  ])('%s', async (_what, headers, location) => {
    const response = await backend.browser().request(document, { headers });
    expect([response.status, response.headers.get('location')]).toEqual([303, location]);
  });
});

test('a script without a session reads JSON', async () => {
  const response = await backend.browser().request(document, { headers: { 'sec-fetch-dest': 'empty', accept: '*/*' } });
  expect(response.status).toBe(401);
  expect(await response.json()).toMatchObject({ code: 'notSignedIn' });
});

test('someone who follows a link to what isn’t there reads so, with a way back', async () => {
  const { browser } = await backend.customer();
  const response = await browser.request(document, { headers: from('/account/documenten/?orderId=1&flow="pomp"') });
  expect([response.status, response.headers.get('content-type')]).toEqual([404, 'text/html; charset=UTF-8']);
  expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  const page = await response.text();
  expect(page).toContain('Dit hebben we niet gevonden.');
  expect(page).toContain('href="/account/documenten/?orderId=1&amp;flow=%22pomp%22"');
});

test('someone who follows a link on an English page reads English, whatever the browser asks for', async () => {
  const { browser } = await backend.customer();
  const headers = { ...from('/en/account/documents/'), 'accept-language': 'nl' };
  const response = await browser.request(document, { headers });
  expect([response.status, response.headers.get('content-language')]).toEqual([404, 'en']);
  expect(await response.text()).toContain('href="/en/account/documents/"');
});

test('someone who follows a link when we can’t answer reads when to try again', async () => {
  const app = createApp({
    headers: {},
    observer: nobody,
    logger: pino({ level: 'silent' }),
    edition,
    speak: backend.context.speak,
  });
  app.get('/x', () => {
    throw new HttpError('unavailable', {}, { headers: { 'retry-after': '5' } });
  });
  const response = await app.request('/x', { headers: followed });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await response.text()).toContain('Probeer het over een paar minuten nog eens.');
});
