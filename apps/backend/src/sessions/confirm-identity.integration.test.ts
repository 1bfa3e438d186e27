import { beforeAll, describe, expect, test } from 'vitest';
import { days, minutes, seconds } from '../clock/clock.js';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

const person = {
  firstName: 'Joke',
  lastName: 'Smit',
  phoneNumber: '06 12 34 56 78',
  birthdate: '21-11-1980',
};

describe('what takes over an account', () => {
  test('can’t be done for a day after a log-in by a clock that was a day ahead, and can by one that was a little', async () => {
    const { browser, email } = await backend.customer();
    const change = () => browser.call('putUser', { body: { ...person, email: `nieuw.${email}` } });
    for (const [ahead, status] of [
      [days(1), 403],
      [seconds(30), 200],
    ] as const) {
      backend.pass(ahead);
      await browser.call('login', { body: { email, password } });
      backend.pass(-ahead);
      await expect(change(), String(ahead)).resolves.toMatchObject({ status });
    }
  });

  test('can be done just after logging in, and some time later only by whoever knows the password', async () => {
    const { browser, email } = await backend.customer();
    const change = (to: string) => browser.call('putUser', { body: { ...person, email: to } });
    await expect(change('een@pomp.example')).resolves.toMatchObject({ status: 200 });
    backend.pass(minutes(11));
    await expect(change('twee@pomp.example')).resolves.toMatchObject({
      status: 403,
      body: { code: 'notConfirmed', message: 'Vul eerst je wachtwoord nog eens in. Zo weten we zeker dat jij het bent.' },
    });
    await expect(browser.call('getUser', {})).resolves.toMatchObject({ body: { newEmail: 'een@pomp.example' } });
    await expect(browser.call('postUserDeletion', {})).resolves.toMatchObject({ status: 403, body: { code: 'notConfirmed' } });
    await expect(browser.call('getUserDeletion', {})).resolves.toMatchObject({ body: { requestedAt: null } });

    // Everything else of the form is saved as before.
    await expect(
      browser.call('putUser', { body: { ...person, firstName: 'Jo', email: 'een@pomp.example' } }),
    ).resolves.toMatchObject({ status: 200 });
    await expect(browser.call('confirmIdentity', { body: { password: 'Koude123' } })).resolves.toMatchObject({
      status: 422,
      body: { issues: [{ field: 'password', message: 'Je huidige wachtwoord klopt niet.' }] },
    });
    await expect(change('twee@pomp.example')).resolves.toMatchObject({ status: 403 });
    await expect(browser.call('confirmIdentity', { body: { password } })).resolves.toMatchObject({ status: 200 });
    await expect(change('twee@pomp.example')).resolves.toMatchObject({ status: 200 });
    await expect(browser.call('postUserDeletion', {})).resolves.toMatchObject({ status: 200 });

    // Only this session, and only for ten minutes.
    const elsewhere = backend.browser();
    await elsewhere.call('login', { body: { email, password } });
    backend.pass(minutes(11));
    await browser.call('confirmIdentity', { body: { password } });
    await expect(elsewhere.call('postUserDeletion', {})).resolves.toMatchObject({ status: 403 });
    backend.pass(minutes(11));
    await expect(change('drie@pomp.example')).resolves.toMatchObject({ status: 403 });
  });

  test('isn’t guessed: the eleventh wrong password in a minute is refused', async () => {
    const { browser } = await backend.customer();
    for (let wrong = 0; wrong < 10; wrong += 1)
      await expect(browser.call('confirmIdentity', { body: { password: `Fout${wrong}` } })).resolves.toMatchObject({ status: 422 });
    await expect(browser.call('confirmIdentity', { body: { password } })).resolves.toMatchObject({ status: 429 });
  });
});

describe('a log-in from a browser that isn’t known', () => {
  const iPhone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
  const logIn = (browser: ReturnType<TestBackend['browser']>, email: string) =>
    browser.request('/api/auth/login', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'user-agent': iPhone },
      body: JSON.stringify({ email, password }),
    });
  async function mailsTo(email: string): Promise<readonly (string | undefined)[]> {
    await backend.runDueJobs();
    return backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === email)).map(({ text }) => text);
  }

  test('is mailed to its owner, once for each browser and not for the first', async () => {
    const { browser, email } = await backend.customer();
    expect(await mailsTo(email)).toEqual([]);
    const phone = backend.browser();
    await logIn(phone, email);
    const [told, ...more] = await mailsTo(email);
    expect(more).toEqual([]);
    expect(told).toContain('Safari op iPhone');
    expect(told).toContain('/auth/wachtwoord-vergeten/');

    // Logged out, and back months later.
    await phone.call('removeSession', {});
    backend.pass(days(300));
    await logIn(phone, email);
    await logIn(browser, email);
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test('is of one customer: who shares a browser hears of the other', async () => {
    const [one, other] = [await backend.customer(), await backend.customer()];
    await logIn(one.browser, other.email);
    expect(await mailsTo(other.email)).toHaveLength(1);
    expect(await mailsTo(one.email)).toEqual([]);
  });

  test('is told in what a customer downloads, without what the browser is known by', async () => {
    const { browser, email } = await backend.customer();
    await logIn(browser, email);
    const data = await (await browser.request('/api/account/getUserData')).text();
    expect(data).toMatch(/"knownDevice":\s*\[\s*\{/);
    expect(data).not.toContain(browser.cookies.get('pomp_device'));
  });
});
