import type { IncomingMessage } from 'node:http';
import { Readable } from 'node:stream';
import { ContentUnavailable } from '@pomp/cms';
import { edition } from '@pomp/edition/editions/pomp';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptSettings } from '../content/kept-settings';
import { setSiteEdition } from '../edition';
import { answerForm } from './answer-form';
import { assets } from './assets.test.setup';

const question = {
  department: 'advies',
  firstName: 'Sem',
  lastName: 'de Boer',
  email: 'sem@pomp.example',
  message: 'Past het bij mij?',
};

beforeEach(() => setSiteEdition(edition));
afterEach(() => vi.unstubAllGlobals());

/** What is answered to a form while the content service is away, and how often the backend was asked. */
async function answered(filledIn: Record<string, string>, headers: Record<string, string> = {}) {
  const backend = vi.fn(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', backend);
  const settingsIn = keptSettings(() => ({ getSiteSettings: () => Promise.reject(new ContentUnavailable('settings', 'away')) }), {
    published: { version: 0, staleSince: () => false },
    now: () => 0,
  });
  const sent = Readable.from([Buffer.from(new URLSearchParams(filledIn).toString())]);
  const request = Object.assign(sent, { url: '/formulier/contact/', headers }) as unknown as IncomingMessage;
  const { status, html = '' } = { html: '', ...(await answerForm(request, { assets, settingsIn })) };
  return { status, html, asked: backend.mock.calls.length };
}

test('while the content service is away, who sends a form is thanked, and sees what is wrong with it beside what was filled in', async () => {
  const done = await answered(question);
  expect(done).toMatchObject({ status: 200, asked: 1 });
  expect(done.html).toContain(question.email);
  // Where the link past the menu leads.
  expect(done.html.match(/<main\b[^>]*>/g)).toEqual(['<main id="inhoud">']);

  const wrong = await answered({ ...question, message: '' });
  expect(wrong).toMatchObject({ status: 422, asked: 0 });
  expect(wrong.html).toContain(`value="${question.email}"`);
});

test.each([
  ['a page of ours', { 'sec-fetch-site': 'same-origin', origin: 'https://www.pomp.example' }, 200],
  ['a page of someone else’s', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }, 403],
  ['a page of ours in an older browser', { origin: 'https://www.pomp.example', host: 'www.pomp.example' }, 200],
  [
    'a page of ours in an older browser, behind a proxy with a host of its own',
    { origin: 'http://localhost:3000', host: 'inside' },
    200,
  ],
  ['a page of someone else’s in an older browser', { origin: 'https://evil.example', host: 'www.pomp.example' }, 403],
  ['a page without an origin in an older browser', { origin: 'null', host: 'www.pomp.example' }, 403],
  ['what is no browser', { host: 'www.pomp.example' }, 200],
])('a form from %s is answered or refused', async (_page, headers: Record<string, string>, status) => {
  expect(await answered(question, headers)).toMatchObject({ status, asked: status === 200 ? 1 : 0 });
});
