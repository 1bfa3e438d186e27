import { afterAll, beforeAll, expect, test } from 'vitest';
import { formOptions } from './published.js';
import { startTestSandbox, type TestSandbox } from '../testing/running-sandbox.js';

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await startTestSandbox();
});
afterAll(async () => {
  await sandbox.stop();
  await sandbox.cleanUp();
});

const at = (path: string, init?: RequestInit) => fetch(`${sandbox.url}/hubspot${path}`, init);
const submit = (form: string, body: unknown) =>
  at(`/submissions/v3/public/submit/145/${form}`, {
    method: 'POST',
    headers: { origin: 'http://shop.example' },
    body: JSON.stringify(body),
  });

test('gives pages the script that makes forms, which reads nothing that HubSpot’s doesn’t take', async () => {
  const answer = await at('/forms/embed/v2.js');
  expect(answer.headers.get('content-type')).toContain('text/javascript');
  const page: { hbspt?: { forms: { create: (options: object) => Promise<void> } } } = {};
  const place = { append: () => undefined };
  new Function('window', 'document', await answer.text())(page, {
    currentScript: { src: `${sandbox.url}/hubspot/forms/embed/v2.js` },
    querySelector: () => place,
    createElement: () => place,
  });
  const read: string[] = [];
  const given = { portalId: '145', formId: 'nope' };
  const options = new Proxy(given, {
    get: (all, name) => (read.push(String(name)), Reflect.get(all, name) as unknown),
  });
  await page.hbspt?.forms.create(options);
  expect(read).toContain('onFormSubmitted');
  expect(formOptions).toEqual(expect.arrayContaining(read));
});

test('knows the fields of the seller’s forms, also those that a page fills in', async () => {
  const answer = await at('/embed/v3/form/145/savings', { headers: { origin: 'http://shop.example' } });
  expect(answer.headers.get('access-control-allow-origin')).toBe('*');
  expect(await answer.json()).toEqual({
    fields: [
      { name: 'email', label: 'E-mailadres', type: 'email', required: true, options: [] },
      { name: 'callMe', label: 'Bel me hierover', type: 'select', required: false, options: [{ value: 'ja', label: 'Ja' }] },
      { name: 'phone', label: 'Telefoonnummer', type: 'tel', required: false, options: [] },
    ],
  });
  const { fields } = (await (await at('/embed/v3/form/145/application')).json()) as { fields: { name: string; type: string }[] };
  expect(fields).toContainEqual(expect.objectContaining({ name: 'jobId', type: 'hidden' }));
  expect((await at('/embed/v3/form/145/nope')).status).toBe(404);
});

test('refuses what HubSpot refuses, and says why', async () => {
  const refused = async (body: unknown) => {
    const answer = await submit('newsletter', body);
    const { errors } = (await answer.json()) as { errors: { errorType: string }[] };
    return [answer.status, ...errors.map(({ errorType }) => errorType)];
  };
  const before = await (await at('/submissions')).text();
  expect(await refused({ email: 'fleur@' })).toEqual([400, 'INVALID_EMAIL']);
  expect(await refused({ email: ' ' })).toEqual([400, 'REQUIRED_FIELD']);
  expect(await refused({ email: 'fleur@pomp.example', made: 'up' })).toEqual([400, 'FIELD_NOT_IN_FORM_DEFINITION']);
  expect(await (await at('/submissions')).text()).toBe(before);
});

test('keeps what visitors send, over a restart, and shows it', async () => {
  await Promise.all([submit('newsletter', { email: 'fleur@pomp.example' }), submit('newsletter', { email: 'sem@pomp.example' })]);
  expect((await submit('nope', { email: 'x' })).status).toBe(400);
  expect((await submit('newsletter', ['x'])).status).toBe(400);
  await sandbox.stop();
  sandbox = await sandbox.restart();
  const { submissions } = (await (await at('/submissions')).json()) as {
    submissions: { formId: string; values: { email: string } }[];
  };
  expect(submissions.map(({ formId, values }) => `${formId} ${values.email}`).sort()).toEqual([
    'newsletter fleur@pomp.example',
    'newsletter sem@pomp.example',
  ]);
  expect(await (await at('/')).text()).toContain('fleur@pomp.example');
});
