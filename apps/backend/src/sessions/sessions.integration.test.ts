import { beforeAll, describe, expect, test } from 'vitest';
import { days, hours, minutes } from '../clock.js';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

describe('logging in', () => {
  test('gives who is logged in, a session that scripts can’t read and a hint that they can', async () => {
    const { email } = await backend.customer();
    const { body, headers } = await backend.browser().call('login', { body: { email, password } });
    expect(body).toMatchObject({ user: { email, firstName: 'Joke', lastName: 'Smit' } });
    const [session, hint] = headers.getSetCookie();
    expect(session).toMatch(/^pomp_session=[\w-]{43}; Max-Age=1209600; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toBe('pomp_signed_in=1; Max-Age=1209600; Path=/; SameSite=Lax');
  });

  test('knows an address whatever its capitals', async () => {
    const { email } = await backend.customer();
    await expect(backend.browser().call('login', { body: { email: ` ${email.toUpperCase()}`, password } })).resolves.toMatchObject({ status: 200 });
  });

  test('answers a wrong password and an unknown address alike', async () => {
    const { email } = await backend.customer();
    const wrong = await backend.browser().call('login', { body: { email, password: 'Warmte124' } });
    const unknown = await backend.browser().call('login', { body: { email: 'niemand@pomp.example', password } });
    expect(wrong.status).toBe(401);
    expect(unknown.body).toEqual(wrong.body);
    expect(unknown.status).toBe(wrong.status);
    expect(unknown.headers.getSetCookie()).toEqual([]);
  });

  test('names what is missing', async () => {
    const { status, body } = await backend.browser().call('login', { body: { email: 'demo@pomp' } });
    expect(status).toBe(422);
    expect(body).toMatchObject({
      message: 'Nog niet alles is goed ingevuld: ‘E-mailadres’ (Niet valide), ‘Wachtwoord’ (Vereist).',
      issues: [
        { field: 'email', code: 'malformed' },
        { field: 'password', code: 'missing' },
      ],
    });
  });

  test('starts a session of its own and ends the earlier one in that browser', async () => {
    const { email, browser } = await backend.customer();
    const earlier = browser.cookies.get('pomp_session') ?? '';
    await browser.call('login', { body: { email, password } });
    expect(browser.cookies.get('pomp_session')).not.toBe(earlier);
    const replay = backend.browser();
    replay.cookies.set('pomp_session', earlier);
    await expect(replay.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });

  test('refuses the eleventh wrong try in a minute, and not for long', async () => {
    const { email } = await backend.customer();
    const thief = backend.browser();
    const guess = () => thief.call('login', { body: { email, password: 'Geraden1' } });
    for (let tries = 1; tries <= 10; tries++) expect((await guess()).status).toBe(401);
    const refused = await guess();
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    backend.pass(minutes(1));
    await expect(thief.call('login', { body: { email, password } })).resolves.toMatchObject({ status: 200 });
  });
});

describe('a session', () => {
  test('doesn’t work any more after logging out, also for who kept its cookie', async () => {
    const { browser } = await backend.customer();
    const kept = browser.cookies.get('pomp_session') ?? '';
    await expect(browser.call('removeSession', {})).resolves.toMatchObject({ status: 200 });
    expect(browser.cookies.size).toBe(0);
    browser.cookies.set('pomp_session', kept);
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
    await expect(browser.call('session', {})).resolves.toMatchObject({ status: 401 });
  });

  test('is told apart from none: without one the hint goes too', async () => {
    const browser = backend.browser();
    browser.cookies.set('pomp_signed_in', '1');
    const { status, body } = await browser.call('session', {});
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'notSignedIn', message: 'Je bent niet ingelogd. Log in om verder te gaan.' });
    expect(browser.cookies.size).toBe(0);
  });

  test('ends two weeks after it was last used', async () => {
    const { browser } = await backend.customer();
    backend.pass(days(13));
    await expect(browser.call('getOrders', {})).resolves.toMatchObject({ status: 200 });
    backend.pass(days(13));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
    backend.pass(days(14));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });

  test('isn’t extended by asking who is logged in', async () => {
    const { browser } = await backend.customer();
    backend.pass(days(13));
    const asked = await browser.call('session', {});
    expect(asked).toMatchObject({ status: 200 });
    expect(asked.headers.getSetCookie()).toEqual([]);
    backend.pass(days(1));
    await expect(browser.call('session', {})).resolves.toMatchObject({ status: 401 });
  });

  test('ends after two months, however much it is used', async () => {
    const { browser } = await backend.customer();
    for (let day = 0; day < 60; day += 10) {
      await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
      backend.pass(days(10));
    }
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });

  test('is extended at most once an hour', async () => {
    const { browser } = await backend.customer();
    const extended = async () => (await browser.call('getHouses', {})).headers.getSetCookie().length > 0;
    expect(await extended()).toBe(false);
    backend.pass(hours(1));
    expect(await extended()).toBe(true);
    expect(await extended()).toBe(false);
  });

  test('can’t be made up', async () => {
    const browser = backend.browser();
    browser.cookies.set('pomp_session', 'A'.repeat(43));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
    browser.cookies.set('pomp_session', "' or 1=1 --");
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });
});

test('over https the cookie belongs to this host alone', async () => {
  const secure = await startTestBackend({ siteUrl: 'https://www.pomp.example' });
  const { browser } = await secure.customer();
  expect([...browser.cookies.keys()]).toEqual(['__Host-pomp_session', 'pomp_signed_in']);
  await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
  browser.cookies.set('pomp_session', browser.cookies.get('__Host-pomp_session') ?? '');
  browser.cookies.delete('__Host-pomp_session');
  await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
});
