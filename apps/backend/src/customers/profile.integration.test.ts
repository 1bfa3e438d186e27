import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { audit } from '../adapters/database/schema/index.js';
import { hours, minutes } from '../clock/clock.js';
import { createCustomer } from './create-customer.js';
import { password, startTestBackend, type TestBackend, type TestCustomer } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

/** The mails that an action leads to, by whom they are for. */
async function mailsOf(action: () => Promise<unknown>) {
  await backend.runDueJobs();
  const before = backend.mailbox.mails.length;
  await action();
  await backend.runDueJobs();
  return backend.mailbox.mails.slice(before);
}

const person = { firstName: 'Joke', lastName: 'Smit', phoneNumber: '06 12 34 56 78', birthdate: '21-11-1980' };
const save = ({ browser, email }: TestCustomer, changes: object = {}) =>
  browser.call('putUser', { body: { ...person, email, ...changes } });

async function askedToConfirm(own: TestCustomer, email: string): Promise<string> {
  const mails = await mailsOf(() => save(own, { email }));
  const mail = mails.find(({ to }) => to?.[0]?.address === email);
  return /\/auth\/email-bevestigen\/\?token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
}

const confirm = (token: string) => backend.browser().call('confirmEmail', { body: { token } });
const logIn = (email: string) => backend.browser().call('login', { body: { email, password } });
const actionsOf = async ({ id }: TestCustomer) =>
  (await backend.context.database.select().from(audit).where(eq(audit.customerId, id)).orderBy(audit.id)).map(
    ({ action, detail }) => ({ action, detail }),
  );

describe('the person form', () => {
  test('is saved whole and read back', async () => {
    const own = await backend.customer();
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({
      body: { firstName: 'Joke', phoneNumber: null, birthdate: null, newEmail: null },
    });
    const saved = await save(own, { firstName: ' Jo ', lastName: 'Smit-de Wit' });
    expect(saved).toMatchObject({
      status: 200,
      body: { ...person, firstName: 'Jo', lastName: 'Smit-de Wit', email: own.email, newEmail: null },
    });
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: saved.body });
    await expect(own.browser.call('session', {})).resolves.toMatchObject({ body: { user: { firstName: 'Jo' } } });
    await expect(save(own, { birthdate: '' })).resolves.toMatchObject({ body: { birthdate: null } });
  });

  test('is refused with the spec’s messages, and nothing of it is kept', async () => {
    const own = await backend.customer();
    const refused = await save(own, { firstName: 'Anders', birthdate: '31-02-1980', phoneNumber: '' });
    expect(refused).toMatchObject({
      status: 422,
      body: {
        code: 'invalidAnswers',
        issues: [
          { field: 'phoneNumber', code: 'missing', message: 'Vereist' },
          { field: 'birthdate', code: 'malformed', message: 'Niet valide (dd-mm-jj)' },
        ],
      },
    });
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: { firstName: 'Joke' } });
  });

  test('leaves a trace of what changed, without the values, and none when nothing did', async () => {
    const own = await backend.customer();
    await save(own);
    await save(own);
    expect((await actionsOf(own)).filter(({ action }) => action === 'changeProfile')).toEqual([
      { action: 'changeProfile', detail: { fields: ['phoneNumber', 'birthdate'] } },
    ]);
  });
});

test('which mails come is kept, and leaves a trace only when it changes', async () => {
  const own = await backend.customer();
  await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: { mails: { reminders: true, messages: true } } });
  const wished = { reminders: false, messages: true };
  for (const body of [wished, wished])
    await expect(own.browser.call('putUserMails', { body })).resolves.toMatchObject({ status: 200, body: { mails: wished } });
  expect((await actionsOf(own)).filter(({ action }) => action === 'changeProfile')).toEqual([
    { action: 'changeProfile', detail: { fields: ['mails'] } },
  ]);
});

describe('a new e-mail address', () => {
  test('counts only when its owner opens the link, and the old one hears of it', async () => {
    const own = await backend.customer();
    const asked = `nieuw.${own.email}`;
    const mails = await mailsOf(() => save(own, { email: asked }));
    expect(mails.map(({ to, subject }) => [to?.[0]?.address, subject]).sort()).toEqual([
      [own.email, 'Je e-mailadres gaat veranderen bij Pomp'],
      [asked, 'Bevestig je nieuwe e-mailadres voor Pomp'],
    ]);
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: { email: own.email, newEmail: asked } });
    await expect(logIn(asked)).resolves.toMatchObject({ status: 401 });

    const [, token = ''] = /token=([\w-]+)/.exec(mails.find(({ to }) => to?.[0]?.address === asked)?.text ?? '') ?? [];
    await expect(confirm(token)).resolves.toMatchObject({ status: 200, body: { email: asked } });
    await expect(logIn(asked)).resolves.toMatchObject({ status: 200 });
    await expect(logIn(own.email)).resolves.toMatchObject({ status: 401 });
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: { email: asked, newEmail: null } });
    expect((await actionsOf(own)).map(({ action }) => action)).toEqual(
      expect.arrayContaining(['requestEmailChange', 'changeEmail']),
    );
  });

  test('is confirmed once, even by two at the same time', async () => {
    const own = await backend.customer();
    const token = await askedToConfirm(own, `eenmaal.${own.email}`);
    const answers = await Promise.all([confirm(token), confirm(token), confirm(token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    await expect(confirm('A'.repeat(43))).resolves.toMatchObject({ status: 422, body: { code: 'expiredLink' } });
    await expect(confirm('')).resolves.toMatchObject({ status: 422, body: { code: 'expiredLink' } });
  });

  test('is forgotten after a day', async () => {
    const own = await backend.customer();
    const token = await askedToConfirm(own, `laat.${own.email}`);
    backend.pass(hours(24));
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: { newEmail: null } });
    await expect(confirm(token)).resolves.toMatchObject({ status: 422, body: { code: 'expiredLink' } });
  });

  test('makes place for another one, and goes when the old one is saved or the password changes', async () => {
    const own = await backend.customer();
    const first = await askedToConfirm(own, `eerst.${own.email}`);
    const second = await askedToConfirm(own, `dan.${own.email}`);
    await expect(confirm(first)).resolves.toMatchObject({ status: 422 });
    await save(own);
    await expect(confirm(second)).resolves.toMatchObject({ status: 422 });
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: { newEmail: null } });

    const third = await askedToConfirm(own, `toch.${own.email}`);
    await own.browser.call('resetPassword', { body: { password, newPassword: 'Warmer2026', confirmPassword: 'Warmer2026' } });
    await expect(confirm(third)).resolves.toMatchObject({ status: 422 });
  });

  test('is withdrawn by itself: nothing else of the form changes', async () => {
    const own = await backend.customer();
    const token = await askedToConfirm(own, `toch.niet.${own.email}`);
    await expect(own.browser.call('deleteEmailChange', {})).resolves.toMatchObject({
      status: 200,
      body: { ...person, email: own.email, newEmail: null },
    });
    await expect(confirm(token)).resolves.toMatchObject({ status: 422, body: { code: 'expiredLink' } });
    expect((await actionsOf(own)).at(-1)?.action).toBe('withdrawEmailChange');
  });

  test('that was confirmed meanwhile stays, and nobody is mailed, also where it still seems to wait', async () => {
    const own = await backend.customer();
    const asked = `toch.wel.${own.email}`;
    await confirm(await askedToConfirm(own, asked));
    const traces = (await actionsOf(own)).length;
    const mails = await mailsOf(async () => {
      await expect(own.browser.call('deleteEmailChange', {})).resolves.toMatchObject({ body: { email: asked, newEmail: null } });
    });
    expect(mails).toEqual([]);
    expect(await actionsOf(own)).toHaveLength(traces);
  });

  test('that waits is not mailed again by saving something else, and capitals don’t make another', async () => {
    const own = await backend.customer();
    const asked = `wacht.${own.email}`;
    const token = await askedToConfirm(own, asked);
    expect(await mailsOf(() => save(own, { email: asked.toUpperCase(), firstName: 'Jo' }))).toEqual([]);
    expect(await mailsOf(() => save(own, { email: own.email.toUpperCase() }))).toEqual([]);
    await expect(confirm(token)).resolves.toMatchObject({ status: 422 });
  });

  test('that someone else has gets the same answer and no mail, even when it was taken meanwhile', async () => {
    const [own, other] = [await backend.customer(), await backend.customer()];
    const mails = await mailsOf(async () => {
      const taken = await save(own, { email: other.email.toUpperCase() });
      expect(taken).toMatchObject({ status: 200, body: { newEmail: other.email.toUpperCase() } });
    });
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([own.email]);

    const free = `straks.bezet.${own.email}`;
    const token = await askedToConfirm(own, free);
    await createCustomer(backend.context, { email: free, firstName: 'A', lastName: 'B', password }, 'seller');
    await expect(confirm(token)).resolves.toMatchObject({ status: 422, body: { code: 'expiredLink' } });
    await expect(own.browser.call('getUser', {})).resolves.toMatchObject({ body: { email: own.email } });
  });

  test('isn’t asked more than three times a minute', async () => {
    const own = await backend.customer();
    for (const time of [1, 2, 3]) expect((await save(own, { email: `${time}.${own.email}` })).status).toBe(200);
    const refused = await save(own, { email: `4.${own.email}` });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await save(own)).status).toBe(200);
  });

  test('makes the recovery links that were mailed to the old one useless', async () => {
    const own = await backend.customer();
    backend.pass(minutes(1));
    const [mail] = await mailsOf(() => backend.browser().call('recoverPassword', { body: { email: own.email } }));
    const [, recovery = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    await confirm(await askedToConfirm(own, `veilig.${own.email}`));
    const chosen = { newPassword: 'Warmer2026', confirmPassword: 'Warmer2026' };
    await expect(backend.browser().call('resetPassword', { body: { token: recovery, ...chosen } })).resolves.toMatchObject({
      status: 422,
    });
  });
});

describe('whether an address is free', () => {
  const ask = (email: string) => backend.browser().call('getUserUnique', { query: { email } });

  test('is told, whatever its capitals', async () => {
    backend.pass(minutes(1));
    const { email } = await backend.customer();
    await expect(ask(email.toUpperCase())).resolves.toMatchObject({ status: 200, body: { unique: false } });
    await expect(ask(`ander.${email}`)).resolves.toMatchObject({ status: 200, body: { unique: true } });
    await expect(ask('geen adres')).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: [{ field: 'email', code: 'malformed' }] },
    });
  });

  test('isn’t told to someone who asks for many', async () => {
    backend.pass(minutes(1));
    for (let asked = 1; asked <= 20; asked++) expect((await ask(`klant${asked}@elders.example`)).status).toBe(200);
    const refused = await ask('klant21@elders.example');
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    backend.pass(minutes(1));
    expect((await ask('klant21@elders.example')).status).toBe(200);
  });
});

describe('a customer without a password', () => {
  test('gets a mail to choose the first one, which works for a week', async () => {
    const email = 'eerste@pomp.example';
    const [mail] = await mailsOf(() => createCustomer(backend.context, { email, firstName: 'Sem', lastName: 'Bakker' }, 'seller'));
    expect(mail).toMatchObject({ subject: 'Kies je wachtwoord voor Pomp', to: [{ address: email }] });
    backend.pass(hours(24 * 6));
    const [, token = ''] = /\/auth\/wachtwoord-instellen\/\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    await expect(
      backend.browser().call('resetPassword', { body: { token, newPassword: password, confirmPassword: password } }),
    ).resolves.toMatchObject({ status: 200 });
    await expect(logIn(email)).resolves.toMatchObject({ status: 200 });
  });
});
