import { calls } from '@pomp/api-contract';
import { marketingForms } from '@pomp/domain';
import type { Locale } from '@pomp/edition';
import { sql } from 'drizzle-orm';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { enquiry } from '../adapters/database/schema/index.js';
import { days, minutes } from '../clock/clock.js';
import { enqueue } from '../jobs/job.repository.js';
import { askBackOffice } from '../testing/back-office.js';
import { startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});
beforeEach(() => backend.pass(minutes(5)));

const contact = { ...calls.postContact.example.body, b2b: false };
const business = {
  b2b: true,
  name: 'Sem de Boer',
  companyName: 'Boer & Zn.',
  email: 'sem@boer.example',
  phone: '',
  message: 'Wij hebben twaalf woningen.',
};
const application = calls.postVacancy.example.body;
const callBack = { formId: 'callBack', fields: { name: 'Noor Visser', phone: '0612345678', moment: 'middag' } };

/** Each form with where it is read, and what a mail about it says. */
const forms = [
  {
    path: '/contact',
    call: 'postContact',
    body: contact,
    to: 'storing@pomp.example',
    replyTo: 'noor@pomp.example',
    subject: 'Vraag van Noor Visser: Een storing of onderhoud',
    says: 'Mijn warmtepomp geeft code 12. Wat moet ik doen?',
  },
  {
    path: '/contact',
    call: 'postContact',
    body: business,
    to: 'zakelijk@pomp.example',
    replyTo: 'sem@boer.example',
    subject: 'Zakelijke vraag van Sem de Boer, Boer & Zn.',
    says: 'Wij hebben twaalf woningen.',
  },
  {
    path: '/vacancy',
    call: 'postVacancy',
    body: application,
    to: 'vacatures@pomp.example',
    replyTo: 'sem@pomp.example',
    subject: 'Sollicitatie van Sem de Boer: Monteur warmtepompen',
    says: 'Ik werk graag met mijn handen, en met mensen.',
  },
  {
    path: '/form',
    call: 'postForm',
    body: callBack,
    to: 'service@pomp.example',
    replyTo: undefined,
    subject: 'Formulier: Laat je terugbellen',
    says: 'In de middag',
  },
] as const;

async function send(path: string, body: object, { address, key }: { readonly address?: string; readonly key?: string } = {}) {
  const response = await backend.browser(address).request(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(key !== undefined && { 'idempotency-key': key }) },
    body: JSON.stringify(body),
  });
  return {
    status: response.status,
    body: (await response.json()) as { code?: string; message?: string; issues?: { field: string }[] },
  };
}

const kept = () => backend.context.database.select().from(enquiry);
/** What is stored and mailed by an action. */
async function after(action: () => Promise<unknown>) {
  await backend.runDueJobs();
  const [rows, mails] = [new Set((await kept()).map(({ id }) => id)), backend.mailbox.mails.length];
  await action();
  await backend.runDueJobs();
  return { rows: (await kept()).filter(({ id }) => !rows.has(id)), mails: backend.mailbox.mails.slice(mails) };
}
const addressOf = (people: readonly { readonly address?: string }[] | undefined) => people?.map(({ address }) => address);

describe.each(forms)('what is sent to $path for $to', ({ path, call, body, to, replyTo, subject, says }) => {
  test('is stored, and mailed to the department that answers it, which does so by replying', async () => {
    const { rows, mails } = await after(async () => expect(await send(path, body)).toEqual({ status: 200, body: {} }));
    expect(rows).toMatchObject([{ email: replyTo ?? null, customerId: null, createdAt: backend.now() }]);
    const [mail, ...more] = mails;
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject, text: expect.stringContaining(says) });
    expect(addressOf(mail?.to)).toEqual([to]);
    expect(addressOf(mail?.replyTo)).toEqual(replyTo && [replyTo]);
  });

  test('waits for a mail server that is away', async () => {
    backend.mailbox.refuse(true);
    expect((await after(() => send(path, body))).mails).toEqual([]);
    backend.mailbox.refuse(false);
    backend.pass(minutes(5));
    const before = backend.mailbox.mails.length;
    await backend.runDueJobs();
    expect(backend.mailbox.mails.slice(before)).toMatchObject([{ subject }]);
  });

  test('four times at once, each having taken longer, is one', async () => {
    const { rows, mails } = await after(async () => {
      const answers = await Promise.all([2_000, 2_100, 3_200, 9_300].map((took) => send(path, { ...body, took })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    });
    expect([rows.length, mails.length]).toEqual([1, 1]);
  });

  test('under a key is one too, also hours later, and not with something else in it', async () => {
    const key = `form-${to}`;
    const { rows } = await after(async () => {
      expect((await send(path, body, { key })).status).toBe(200);
      backend.pass(minutes(600));
      expect((await send(path, body, { key })).status).toBe(200);
      const other =
        'fields' in body ? { ...body, fields: { ...body.fields, name: 'Iemand anders' } } : { ...body, message: 'Iets anders.' };
      expect(await send(path, other, { key })).toMatchObject({ status: 422, body: { code: 'keyReused' } });
    });
    expect(rows).toHaveLength(1);
  });

  test('by a program is answered and not done, and kept for the seller to look at', async () => {
    const spam = { ...body, reference: 'https://spam.example' };
    const { rows, mails } = await after(async () => expect(await send(path, spam)).toEqual({ status: 200, body: {} }));
    expect([rows, mails]).toEqual([[], []]);
    const { forms } = await askBackOffice(backend, 'getCaughtForms', { query: { limit: '1' } });
    expect(forms).toEqual([{ call, body: spam, at: backend.now().toISOString() }]);
  });

  test('faster than people can is refused, and passes the next time', async () => {
    const { rows } = await after(async () => {
      expect(await send(path, { ...body, took: 300 })).toMatchObject({
        status: 422,
        body: { code: 'tooFast', message: 'Dat ging wel erg snel. Probeer het nog een keer.' },
      });
      expect((await send(path, { ...body, took: 2_300 })).status).toBe(200);
    });
    expect(rows).toHaveLength(1);
  });

  test('is taken five times a minute from one place', async () => {
    const statuses: number[] = [];
    for (let time = 1; time <= 6; time++)
      statuses.push((await send(path, body, { address: '10.0.0.9', key: `${to}-${time}` })).status);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect((await send(path, body, { address: '10.0.0.10' })).status).toBe(200);
  });

  test('is refused as the form says, and nothing is done', async () => {
    const { rows } = await after(async () => {
      const wrong = 'fields' in body ? { ...body, fields: { ...body.fields, phone: '12' } } : { ...body, email: 'nergens' };
      expect(await send(path, wrong)).toMatchObject({
        status: 422,
        body: { code: 'invalidAnswers', issues: [{ field: 'fields' in body ? 'phone' : 'email' }] },
      });
    });
    expect(rows).toEqual([]);
  });

  test('may come from pages of the site itself, and of no other', async () => {
    const preflight = async (origin: string) =>
      (
        await backend.browser().request(path, {
          method: 'OPTIONS',
          headers: {
            origin,
            'access-control-request-method': 'POST',
            'access-control-request-headers': 'content-type,ngrok-skip-browser-warning',
          },
        })
      ).headers.get('access-control-allow-origin');
    expect(await preflight('http://localhost:3000')).toBe('http://localhost:3000');
    expect(await preflight('https://evil.example')).not.toBe('https://evil.example');
  });
});

test.each([
  ['another department', '/contact', { ...contact, department: 'directie' }],
  ['no department', '/contact', { ...contact, department: '' }],
  ['no message', '/contact', { ...business, message: ' ' }],
])('contact with %s is refused', async (_what, path, body) => {
  expect(await send(path, body)).toMatchObject({ status: 422, body: { code: 'invalidAnswers' } });
});

test.each([
  ['a form that isn’t there', '/form', { formId: 'toString', fields: {} }],
  ['a field that a form doesn’t have', '/form', { formId: 'newsletter', fields: { email: 'noor@pomp.example', desk: 'service' } }],
  ['a department for a business', '/contact', { ...business, department: 'service' }],
])('%s is refused', async (_what, path, body) => {
  expect((await send(path, body)).status).toBe(400);
});

test('a name with an address of its own in it is refused, and mails no one', async () => {
  const { mails } = await after(async () => {
    const answer = await send('/contact', { ...contact, lastName: 'X\r\nBcc: victim@pomp.example' });
    expect(answer).toMatchObject({ status: 422 });
  });
  expect(mails).toEqual([]);
});

describe('someone who signs up for mails', () => {
  const signUp = (email: string) => send('/form', { formId: 'newsletter', fields: { email } });
  const tokenIn = (text: string | undefined) => /bevestigen\/\?token=([\w-]+)/.exec(text ?? '')?.[1] ?? '';
  const confirm = (token: string) => send('/form/confirmation', { token });

  test('is asked by mail whether that was them, and only then passed on', async () => {
    const { mails } = await after(() => signUp('fleur@pomp.example'));
    expect(mails).toMatchObject([
      { subject: 'Bevestig je aanmelding bij Pomp', text: expect.stringContaining('Schrijf je in voor onze nieuwsbrief') },
    ]);
    expect(addressOf(mails[0]?.to)).toEqual(['fleur@pomp.example']);
    const token = tokenIn(mails[0]?.text);
    const confirmed = await after(async () => {
      expect((await confirm(token)).status).toBe(200);
      expect((await confirm(token)).status).toBe(200);
    });
    expect(confirmed.mails.map(({ to, replyTo, subject }) => [addressOf(to), addressOf(replyTo), subject])).toEqual([
      [['marketing@pomp.example'], ['fleur@pomp.example'], 'Formulier: Schrijf je in voor onze nieuwsbrief'],
    ]);
  });

  test('gets only so many of those mails in an hour, from however many places they are asked', async () => {
    const fields = { email: 'bombed@pomp.example' };
    const statuses: number[] = [];
    const { mails } = await after(async () => {
      for (let time = 1; time <= 6; time++)
        statuses.push(
          (await send('/form', { formId: 'newsletter', fields }, { address: `10.0.7.${time}`, key: `bomb-${time}` })).status,
        );
    });
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    expect(mails).toHaveLength(5);
  });

  test('can do so for thirty days', async () => {
    const { mails } = await after(() => signUp('laat@pomp.example'));
    backend.pass(days(31));
    expect(await confirm(tokenIn(mails[0]?.text))).toMatchObject({ status: 422, body: { code: 'expiredLink' } });
  });

  test.each(['', 'x', 'A'.repeat(43)])('isn’t confirmed by ‘%s’', async (token) => {
    expect(await confirm(token)).toMatchObject({ status: 422, body: { code: 'expiredLink' } });
  });
});

describe('what a customer thinks of a questionnaire', () => {
  const feedback = calls.postFeedback.example.body;

  test('is stored as theirs, and mailed to the department that can answer them', async () => {
    const { id, email, browser } = await backend.customer();
    const { rows, mails } = await after(async () =>
      expect((await browser.call('postFeedback', { body: feedback })).status).toBe(200),
    );
    expect(rows).toMatchObject([{ kind: 'feedback', customerId: id, email, fields: feedback }]);
    expect(mails.map(({ to, replyTo, subject }) => [addressOf(to), addressOf(replyTo), subject])).toEqual([
      [['service@pomp.example'], [email], 'Feedback over het invullen: woning'],
    ]);
  });

  test('sent four times at once is one', async () => {
    const { browser } = await backend.customer();
    const { rows } = await after(() =>
      Promise.all(Array.from({ length: 4 }, () => browser.call('postFeedback', { body: feedback }))),
    );
    expect(rows).toHaveLength(1);
  });

  test('needs a customer, a grade, and a questionnaire that there is', async () => {
    expect((await backend.browser().call('postFeedback', { body: feedback })).status).toBe(401);
    const { browser } = await backend.customer();
    for (const wrong of [{ grade: '' }, { grade: '6' }, { type: 'anders' }])
      expect((await browser.call('postFeedback', { body: { ...feedback, ...wrong } })).status).toBe(422);
  });

  test('can’t be tried without end, not even when refused', async () => {
    const { browser } = await backend.customer();
    for (let time = 1; time <= 5; time++)
      expect((await browser.call('postFeedback', { body: { ...feedback, grade: '6' } })).status).toBe(422);
    expect((await browser.call('postFeedback', { body: feedback })).status).toBe(429);
  });

  test('goes with their account', async () => {
    const { rows } = (await backend.context.database.execute(
      sql`select confdeltype from pg_constraint where conname = 'enquiry_customer_id_customer_id_fk'`,
    )) as { rows: object[] };
    expect(rows).toEqual([{ confdeltype: 'c' }]);
  });
});

test('applications are kept for four weeks, as whoever applies is told, and everything else for a year', async () => {
  const told = (locale: Locale) => backend.context.speak(locale).say(marketingForms.application.agreement);
  expect([told('nl-NL'), told('en-GB')]).toEqual([
    'We bewaren je sollicitatie vier weken.',
    'We keep your application for four weeks.',
  ]);
  await backend.context.database.delete(enquiry);
  const clean = async () => {
    await enqueue(backend.context.database, { kind: 'cleanUp', payload: {}, now: backend.now() });
    await backend.runDueJobs();
    return (await kept()).map(({ kind }) => kind).sort();
  };
  await send('/contact', contact);
  await send('/vacancy', application);
  backend.pass(days(27));
  expect(await clean()).toEqual(['contact', 'vacancy']);
  backend.pass(days(2));
  expect(await clean()).toEqual(['contact']);
  backend.pass(days(337));
  expect(await clean()).toEqual([]);
});
