import { randomBytes } from 'node:crypto';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../adapters/database/database.js';
import { hours, minutes } from '../clock/clock.js';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { changePassword } from './reset-password.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const newPassword = 'Warmer2026';
const chosen = { newPassword, confirmPassword: newPassword };

/** The mails that an action leads to. */
async function mailsOf(action: () => Promise<unknown>) {
  await backend.runDueJobs();
  const before = backend.mailbox.mails.length;
  await action();
  await backend.runDueJobs();
  return backend.mailbox.mails.slice(before);
}

async function recoveryTokenFor(email: string): Promise<string> {
  backend.pass(minutes(1));
  const [mail] = await mailsOf(() => backend.browser().call('recoverPassword', { body: { email } }));
  const [, token = ''] = /\/auth\/wachtwoord-instellen\/\?token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return token;
}

const logIn = (email: string, withPassword: string) => backend.browser().call('login', { body: { email, password: withPassword } });

describe('a forgotten password', () => {
  test('is recovered with the link in the mail', async () => {
    const { email } = await backend.customer();
    const [mail] = await mailsOf(() => backend.browser().call('recoverPassword', { body: { email } }));
    expect(mail).toMatchObject({ subject: 'Kies een nieuw wachtwoord voor Pomp', to: [{ address: email }] });
    expect(mail?.text).toMatch(/http:\/\/localhost:3000\/auth\/wachtwoord-instellen\/\?token=[\w-]{43}\n/);

    const [, token = ''] = /token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
    await expect(backend.browser().call('resetPassword', { body: { token, ...chosen } })).resolves.toMatchObject({ status: 200 });
    await expect(logIn(email, newPassword)).resolves.toMatchObject({ status: 200 });
    await expect(logIn(email, password)).resolves.toMatchObject({ status: 401 });
  });

  test('gets the same answer for an address that nobody has, and no mail', async () => {
    const { email } = await backend.customer();
    const answers: unknown[] = [];
    const mails = await mailsOf(async () => {
      for (const asked of [email, 'niemand@pomp.example']) {
        const { status, body } = await backend.browser().call('recoverPassword', { body: { email: asked } });
        answers.push({ status, body });
      }
    });
    expect(answers).toEqual([
      { status: 200, body: {} },
      { status: 200, body: {} },
    ]);
    expect(mails.map(({ to }) => to?.[0]?.address)).toEqual([email]);
  });

  test('gives one mail a minute, however often it is asked', async () => {
    const { email } = await backend.customer();
    const ask = () => backend.browser().call('recoverPassword', { body: { email } });
    expect(await mailsOf(() => Promise.all([ask(), ask(), ask()]))).toHaveLength(1);
    expect(await mailsOf(ask)).toHaveLength(0);
    backend.pass(minutes(1));
    expect(await mailsOf(ask)).toHaveLength(1);
  });

  test('gives no more mails in an hour than the budget has, and asking twice in a minute takes nothing of it', async () => {
    const { email } = await backend.customer();
    const ask = () => backend.browser().call('recoverPassword', { body: { email: email.toUpperCase() } });
    const mails = await mailsOf(async () => {
      for (let minute = 0; minute < 30; minute++) {
        for (const time of [1, 2]) expect([time, await ask()]).toMatchObject([time, { status: 200, body: {} }]);
        backend.pass(minutes(1));
      }
    });
    expect(mails).toHaveLength(5);
    backend.pass(hours(1));
    expect(await mailsOf(ask)).toHaveLength(1);
  });

  test('gives no more mails to someone who asks for hundreds from one place, who can’t see that', async () => {
    const { email } = await backend.customer();
    backend.pass(minutes(1));
    const flooding = '192.0.2.66';
    const ask = (asked: string, from?: string) => backend.browser(from).call('recoverPassword', { body: { email: asked } });
    for (let count = 1; count <= 100; count++) await ask(`klant${count}@elders.example`, flooding);
    const mails = await mailsOf(async () => {
      expect(await ask(email, flooding)).toMatchObject({ status: 200, body: {} });
    });
    expect(mails).toEqual([]);
    expect(await mailsOf(() => ask(email, '192.0.2.7'))).toHaveLength(1);
    backend.pass(minutes(1));
    expect(await mailsOf(() => ask(email, flooding))).toHaveLength(1);
  });

  test('link works once, even for two at the same time', async () => {
    const token = await recoveryTokenFor((await backend.customer()).email);
    const use = () => backend.browser().call('resetPassword', { body: { token, ...chosen } });
    const answers = await Promise.all([use(), use(), use()]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422]);
    expect((await use()).body).toMatchObject({
      code: 'expiredLink',
      message: 'Deze link is niet meer geldig. Vraag een nieuwe aan.',
    });
  });

  test('link stops working after an hour', async () => {
    const token = await recoveryTokenFor((await backend.customer()).email);
    backend.pass(hours(1));
    await expect(backend.browser().call('resetPassword', { body: { token, ...chosen } })).resolves.toMatchObject({
      status: 422,
      body: { code: 'expiredLink' },
    });
  });

  test('older links stop working when a password is set', async () => {
    const { email } = await backend.customer();
    const [older, newer] = [await recoveryTokenFor(email), await recoveryTokenFor(email)];
    await backend.browser().call('resetPassword', { body: { token: newer, ...chosen } });
    await expect(backend.browser().call('resetPassword', { body: { token: older, ...chosen } })).resolves.toMatchObject({
      status: 422,
    });
  });

  test('ends what files can be read and sent with', async () => {
    const { email, browser } = await backend.customer();
    const given = await browser.call('postUploadToken', {});
    const token = given.status === 200 ? given.body.uploadToken : '';
    const knock = async () => (await backend.browser().request(`/documents/upload?token=${token}`)).status;
    expect(await knock()).toBe(404);
    await backend.browser().call('resetPassword', { body: { token: await recoveryTokenFor(email), ...chosen } });
    expect(await knock()).toBe(401);
  });

  test('ends every session, and tells the owner', async () => {
    const { email, browser } = await backend.customer();
    const token = await recoveryTokenFor(email);
    const [mail] = await mailsOf(() => backend.browser().call('resetPassword', { body: { token, ...chosen } }));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
    expect(mail).toMatchObject({ subject: 'Je wachtwoord is veranderd bij Pomp', to: [{ address: email }] });
  });

  test('can be replaced, and used, from where its owner is for the first time while others are guessing it', async () => {
    const { email } = await backend.customer();
    const token = await recoveryTokenFor(email);
    const from = (address: string, withPassword: string) =>
      backend.browser(address).call('login', { body: { email, password: withPassword } });
    for (let host = 1; host <= 50; host++) await from(`198.51.100.${host}`, 'Geraden1');
    const hotel = '203.0.113.7';
    await expect(from(hotel, password)).resolves.toMatchObject({ status: 429 });
    await expect(backend.browser(hotel).call('resetPassword', { body: { token, ...chosen } })).resolves.toMatchObject({
      status: 200,
    });
    await expect(from(hotel, newPassword)).resolves.toMatchObject({ status: 200 });
    await expect(from('203.0.113.8', 'Geraden1')).resolves.toMatchObject({ status: 429 });
  });

  test('is not replaced by someone who makes up links, and they are stopped', async () => {
    const guessing = backend.browser('192.0.2.77');
    const guess = async () =>
      (await guessing.call('resetPassword', { body: { token: randomBytes(32).toString('base64url'), ...chosen } })).status;
    for (let tries = 1; tries <= 20; tries++) expect(await guess()).toBe(422);
    expect(await guess()).toBe(429);
    backend.pass(minutes(1));
    expect(await guess()).toBe(422);
  });

  test('is not replaced by a weak one or by two that differ, and the link stays good', async () => {
    const token = await recoveryTokenFor((await backend.customer()).email);
    const reset = (body: { newPassword?: string; confirmPassword?: string }) =>
      backend.browser().call('resetPassword', { body: { token, ...body } });
    await expect(reset({ newPassword: 'warmte', confirmPassword: 'warmte' })).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: [{ field: 'newPassword', code: 'malformed' }] },
    });
    await expect(reset({ newPassword, confirmPassword: 'Warmer2027' })).resolves.toMatchObject({
      body: { issues: [{ field: 'confirmPassword', message: 'Niet valide' }] },
    });
    await expect(reset(chosen)).resolves.toMatchObject({ status: 200 });
  });
});

describe('someone who is signed in', () => {
  test('changes the password with the old one, and stays signed in only here', async () => {
    const { email, browser } = await backend.customer();
    const elsewhere = backend.browser();
    await elsewhere.call('login', { body: { email, password } });
    await expect(browser.call('resetPassword', { body: { password, ...chosen } })).resolves.toMatchObject({ status: 200 });
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
    await expect(elsewhere.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
    await expect(logIn(email, newPassword)).resolves.toMatchObject({ status: 200 });
  });

  test('is told that the old one is wrong, and keeps it', async () => {
    const { email, browser } = await backend.customer();
    await expect(browser.call('resetPassword', { body: { password: 'Warmte999', ...chosen } })).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: [{ field: 'password', message: 'Je huidige wachtwoord klopt niet.' }] },
    });
    await expect(logIn(email, password)).resolves.toMatchObject({ status: 200 });
  });

  test('doesn’t replace it with a session that was ended meanwhile', async () => {
    const { email, browser } = await backend.customer();
    const thief = backend.browser();
    await thief.call('login', { body: { email, password } });
    const { context } = backend;
    const meanwhile = Object.assign(Object.create(context.database) as Database, {
      transaction: async (...given: Parameters<Database['transaction']>) => {
        await browser.call('deleteOtherSessions', {});
        return context.database.transaction(...given);
      },
    });
    const change = changePassword({ ...context, database: meanwhile }, thief.cookies.get('pomp_session'), { password, ...chosen });
    await expect(change).rejects.toMatchObject({ code: 'notSignedIn' });
    await expect(logIn(email, password)).resolves.toMatchObject({ status: 200 });
  });

  test('has to give the old one', async () => {
    const { browser } = await backend.customer();
    await expect(browser.call('resetPassword', { body: { password: '', ...chosen } })).resolves.toMatchObject({
      status: 422,
      body: { code: 'invalidAnswers', issues: [{ field: 'password', code: 'missing', message: 'Vereist' }] },
    });
  });

  test('has to be signed in', async () => {
    await expect(backend.browser().call('resetPassword', { body: { password, ...chosen } })).resolves.toMatchObject({
      status: 401,
      body: { code: 'notSignedIn' },
    });
  });
});

describe('a password that is easy to guess', () => {
  const message =
    'Dit wachtwoord is te makkelijk te raden. Kies iets langers, zoals een paar woorden die niets met elkaar te maken hebben.';
  const refused = {
    status: 422,
    body: { code: 'invalidAnswers', reason: 'guessablePassword', issues: [{ field: 'newPassword', message }] },
  };

  test.each(['Welkom123', 'Password1', 'Qwerty123', 'Warmte1234', 'Zomer2026', 'W3lkom123'])(
    '%s is refused, though it keeps the rules, and the old one stays',
    async (common) => {
      const { browser, email } = await backend.customer();
      const form = { newPassword: common, confirmPassword: common };
      await expect(browser.call('resetPassword', { body: { password, ...form } })).resolves.toMatchObject(refused);
      await expect(logIn(email, password)).resolves.toMatchObject({ status: 200 });
      const token = await recoveryTokenFor(email);
      await expect(backend.browser().call('resetPassword', { body: { token, ...form } })).resolves.toMatchObject(refused);
      await expect(backend.browser().call('resetPassword', { body: { token, ...chosen } })).resolves.toMatchObject({ status: 200 });
    },
  );

  const strengthOf = async (newPassword: string, browser = backend.browser(), token?: string) => {
    const { body } = await browser.call('postPasswordStrength', { body: { newPassword, token } });
    return body;
  };

  test('is told while it is typed, by the same estimate', async () => {
    expect(await strengthOf('Warmte1234')).toEqual({ strength: 'weak' });
    expect(await strengthOf('Warmer2026')).toEqual({ strength: 'fair' });
    expect(await strengthOf('Koude123lucht')).toEqual({ strength: 'strong' });
    expect(await strengthOf(`${'Ab1!'.repeat(499)}`)).toEqual({ strength: 'weak' });
  });

  test('is one with the name or the address of whoever chooses it', async () => {
    const { browser, email } = await backend.customer();
    const [local = ''] = email.split('@');
    const own = `${local.charAt(0).toUpperCase()}${local.slice(1)}1`;
    expect(await strengthOf(own)).not.toEqual({ strength: 'weak' });
    expect(await strengthOf(own, browser)).toEqual({ strength: 'weak' });
    expect(await strengthOf(own, backend.browser(), await recoveryTokenFor(email))).toEqual({ strength: 'weak' });
  });

  test('is estimated a hundred and twenty times a minute for one place', async () => {
    const busy = backend.browser('192.0.2.120');
    for (let count = 1; count <= 120; count++) await strengthOf('a', busy);
    await expect(busy.call('postPasswordStrength', { body: { newPassword: 'a' } })).resolves.toMatchObject({ status: 429 });
  });
});
