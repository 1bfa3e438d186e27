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
async function answered(filledIn: Record<string, string>) {
  const backend = vi.fn(() => Promise.resolve(Response.json({})));
  vi.stubGlobal('fetch', backend);
  const settingsIn = keptSettings(() => ({ getSiteSettings: () => Promise.reject(new ContentUnavailable('settings', 'away')) }), {
    published: { version: 0, staleSince: () => false },
    now: () => 0,
  });
  const sent = Readable.from([Buffer.from(new URLSearchParams(filledIn).toString())]);
  const request = Object.assign(sent, { url: '/formulier/contact/', headers: {} }) as unknown as IncomingMessage;
  const { status, html = '' } = { html: '', ...(await answerForm(request, { assets, settingsIn })) };
  return { status, html, asked: backend.mock.calls.length };
}

test('while the content service is away, who sends a form is thanked, and sees what is wrong with it beside what was filled in', async () => {
  const done = await answered(question);
  expect(done).toMatchObject({ status: 200, asked: 1 });
  expect(done.html).toContain(question.email);

  const wrong = await answered({ ...question, message: '' });
  expect(wrong).toMatchObject({ status: 422, asked: 0 });
  expect(wrong.html).toContain(`value="${question.email}"`);
});
