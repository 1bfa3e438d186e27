import { beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '../adapters/database/database.js';
import { days, hours, minutes, seconds } from '../clock/clock.js';
import type { Browser } from '../testing/browser.js';
import { compared } from '../testing/quick-argon2.js';
import { password, startTestBackend, type TestBackend } from '../testing/test-backend.js';
import { logIn } from './log-in.js';
import { usualSessionLifetime } from './session.js';

let backend: TestBackend;
beforeAll(async () => {
  backend = await startTestBackend();
});

describe('logging in', () => {
  test('gives the customer, a session that scripts can’t read and a hint that they can', async () => {
    const { email } = await backend.customer();
    const { body, headers } = await backend.browser().call('login', { body: { email, password } });
    expect(body).toMatchObject({ user: { email, firstName: 'Joke', lastName: 'Smit' } });
    const [session, hint] = headers.getSetCookie();
    expect(session).toMatch(/^pomp_session=[\w-]{43}; Max-Age=5184000; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(hint).toMatch(/^pomp_signed_in=\w+; Max-Age=5184000; Path=\/; SameSite=Lax$/);
  });

  test('gives each session another hint, by which a page knows that someone logged in again in another window', async () => {
    const { email } = await backend.customer();
    const hintOfNext = async () => {
      backend.pass(seconds(1));
      const { headers } = await backend.browser().call('login', { body: { email, password } });
      return headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('pomp_signed_in='))
        ?.split(';')[0];
    };
    expect(await hintOfNext()).not.toBe(await hintOfNext());
  });

  test('knows an address whatever its capitals', async () => {
    const { email } = await backend.customer();
    await expect(backend.browser().call('login', { body: { email: ` ${email.toUpperCase()}`, password } })).resolves.toMatchObject({
      status: 200,
    });
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

  test('takes as much work for an unknown address as for a wrong password', async () => {
    const { email } = await backend.customer();
    const workFor = async (tried: string) => {
      compared.length = 0;
      expect((await backend.browser().call('login', { body: { email: tried, password: 'Warmte124' } })).status).toBe(401);
      return [...compared];
    };
    const wrong = await workFor(email);
    expect(wrong).toEqual([expect.stringMatching(/^argon2id v=19 m=\d+,t=\d+,p=\d+$/)]);
    expect(await workFor('onbekend@pomp.example')).toEqual(wrong);
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

describe('guessing one account from many addresses', () => {
  test('is stopped as well, without locking its owner out', async () => {
    const { email } = await backend.customer();
    backend.pass(minutes(1));
    const home = '192.0.2.1';
    await backend.browser(home).call('login', { body: { email, password } });
    const guess = (address: string) => backend.browser(address).call('login', { body: { email, password: 'Geraden1' } });
    const statuses: number[] = [];
    // Its owner's own first time counts too.
    for (let host = 1; host <= 50; host++) statuses.push((await guess(`198.51.100.${host}`)).status);
    expect(statuses.slice(-2)).toEqual([401, 429]);
    await expect(backend.browser(home).call('login', { body: { email, password } })).resolves.toMatchObject({ status: 200 });
    await expect(guess('203.0.113.9')).resolves.toMatchObject({ status: 429 });
  });

  test('is one who guesses, when they are of one IPv6 network', async () => {
    const { email } = await backend.customer();
    const guess = (address: string) => backend.browser(address).call('login', { body: { email, password: 'Geraden1' } });
    for (let host = 1; host <= 10; host++) await expect(guess(`2001:db8:1:2::${host}`)).resolves.toMatchObject({ status: 401 });
    await expect(guess('2001:db8:1:2:ffff::1')).resolves.toMatchObject({ status: 429 });
    await expect(guess('2001:db8:1:3::1')).resolves.toMatchObject({ status: 401 });
  });
});

test('a password that is replaced while it is checked opens nothing any more', async () => {
  const { email, browser } = await backend.customer();
  const { context } = backend;
  // After the check, before the session.
  const meanwhile = Object.assign(Object.create(context.database) as Database, {
    transaction: async (...given: Parameters<Database['transaction']>) => {
      await expect(
        browser.call('resetPassword', { body: { password, newPassword: 'Warmer2026', confirmPassword: 'Warmer2026' } }),
      ).resolves.toMatchObject({ status: 200 });
      return context.database.transaction(...given);
    },
  });
  const slow = logIn(
    { ...context, database: meanwhile, sessionLifetime: usualSessionLifetime },
    { email, password },
    { network: '192.0.2.8', sessionToken: undefined, deviceToken: undefined, userAgent: undefined },
  );
  await expect(slow).rejects.toMatchObject({ code: 'wrongCredentials' });
  expect((await browser.call('getSessions', {})).body).toHaveLength(1);
});

describe('a request that claims to come from elsewhere', () => {
  const site = '10.0.0.1';
  const guessFrom = async (server: TestBackend, socket: string, claimed: string, email: string) => {
    const init = {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': claimed },
      body: JSON.stringify({ email, password: 'Geraden1' }),
    };
    return (await server.browser(socket).request('/api/auth/login', init)).status;
  };

  test('is believed only when it is one of our own proxies', async () => {
    const behindSite = await startTestBackend({ trustedProxies: [site] });
    const { email } = await behindSite.customer();
    const stranger = '192.0.2.44';
    for (let host = 1; host <= 10; host++) expect(await guessFrom(behindSite, stranger, `198.51.100.${host}`, email)).toBe(401);
    expect(await guessFrom(behindSite, stranger, '198.51.100.11', email)).toBe(429);
    for (let tries = 1; tries <= 10; tries++) expect(await guessFrom(behindSite, site, '203.0.113.5', email)).toBe(401);
    expect(await guessFrom(behindSite, site, '203.0.113.5', email)).toBe(429);
    expect(await guessFrom(behindSite, site, '203.0.113.6', email)).toBe(401);
  });
});

describe('a session', () => {
  test('doesn’t work any more after logging out, not even with a kept cookie', async () => {
    const { browser } = await backend.customer();
    const kept = browser.cookies.get('pomp_session') ?? '';
    await expect(browser.call('removeSession', {})).resolves.toMatchObject({ status: 200 });
    // What the browser is known by says nothing of who was logged in.
    expect([...browser.cookies.keys()]).toEqual(['pomp_device']);
    browser.cookies.set('pomp_session', kept);
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
    await expect(browser.call('session', {})).resolves.toMatchObject({ status: 401 });
  });

  test('that ended already takes no later one along, whose cookies may be there by the time of the answer', async () => {
    const { browser } = await backend.customer();
    const ended = browser.cookies.get('pomp_session') ?? '';
    await browser.call('removeSession', {});
    browser.cookies.set('pomp_session', ended);
    browser.cookies.set('pomp_signed_in', '1');
    await expect(browser.call('session', {})).resolves.toMatchObject({ status: 401 });
    await expect(browser.call('removeSession', {})).resolves.toMatchObject({ status: 200 });
    expect(browser.cookies.get('pomp_session')).toBe(ended);
    expect(browser.cookies.get('pomp_signed_in')).toBe('1');
  });

  test('is told apart from none', async () => {
    const browser = backend.browser();
    browser.cookies.set('pomp_signed_in', '1');
    const { status, body } = await browser.call('session', {});
    expect(status).toBe(401);
    expect(body).toMatchObject({ code: 'notSignedIn', message: 'Je bent niet ingelogd. Log in om verder te gaan.' });
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
    const secondsLeft = async () => {
      await browser.call('getHouses', {});
      const { status, body } = await browser.call('session', {});
      return status === 200 ? body.expiry.expiresInSeconds : undefined;
    };
    const twoWeeks = days(14) / 1_000;
    backend.pass(minutes(59));
    expect(await secondsLeft()).toBe(twoWeeks - 59 * 60);
    backend.pass(minutes(1));
    expect(await secondsLeft()).toBe(twoWeeks);
    backend.pass(minutes(59));
    expect(await secondsLeft()).toBe(twoWeeks - 59 * 60);
  });

  test('is kept by the browser also when only the site’s server uses it, whose answers the browser doesn’t see', async () => {
    const { browser } = await backend.customer();
    const server = backend.browser();
    for (const [name, value] of browser.cookies) server.cookies.set(name, value);
    for (let day = 0; day < 50; day += 10) {
      backend.pass(days(10));
      await expect(server.call('getOrders', {})).resolves.toMatchObject({ status: 200 });
    }
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
  });

  test('can’t be made up', async () => {
    const browser = backend.browser();
    browser.cookies.set('pomp_session', 'A'.repeat(43));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
    browser.cookies.set('pomp_session', "' or 1=1 --");
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });
});

describe('how long a session lasts', () => {
  const secondsIn = (milliseconds: number) => milliseconds / 1_000;

  test('is told by asking who is logged in, which changes nothing', async () => {
    const { browser } = await backend.customer();
    backend.pass(days(13));
    for (const _time of [1, 2]) {
      await expect(browser.call('session', {})).resolves.toMatchObject({
        body: { expiry: { expiresInSeconds: secondsIn(days(1)), canExtend: true, warnSeconds: 300 } },
      });
    }
  });

  test('starts anew with one call', async () => {
    const { browser } = await backend.customer();
    backend.pass(days(13));
    const extended = await browser.call('extendSession', {});
    expect(extended).toMatchObject({ status: 200, body: { expiresInSeconds: secondsIn(days(14)), canExtend: true } });
    await expect(browser.call('session', {})).resolves.toMatchObject({
      body: { expiry: { expiresInSeconds: secondsIn(days(14)) } },
    });
    // Again within the hour: nothing to write, and the same answer.
    backend.pass(minutes(10));
    const again = await browser.call('extendSession', {});
    expect(again).toMatchObject({ body: { expiresInSeconds: secondsIn(days(14) - minutes(10)) } });
  });

  test('can’t be more than two months, and then says so', async () => {
    const { browser } = await backend.customer();
    for (let day = 0; day < 50; day += 10) {
      backend.pass(days(10));
      await browser.call('extendSession', {});
    }
    await expect(browser.call('session', {})).resolves.toMatchObject({
      body: { expiry: { expiresInSeconds: secondsIn(days(10)), canExtend: false } },
    });
    await expect(browser.call('extendSession', {})).resolves.toMatchObject({
      body: { expiresInSeconds: secondsIn(days(10)), canExtend: false },
    });
  });

  test('can’t be made longer after it has ended', async () => {
    const { browser } = await backend.customer();
    backend.pass(days(14));
    await expect(browser.call('extendSession', {})).resolves.toMatchObject({ status: 401 });
  });
});

describe('sessions that are configured to be short', () => {
  test('end when that says, are extended by use, and are warned about in time', async () => {
    const short = await startTestBackend({ sessionLifetime: { idle: minutes(4), max: minutes(10) } });
    const { browser } = await short.customer();
    await expect(browser.call('session', {})).resolves.toMatchObject({
      body: { expiry: { expiresInSeconds: 240, canExtend: true, warnSeconds: 120 } },
    });
    short.pass(minutes(3));
    await expect(browser.call('extendSession', {})).resolves.toMatchObject({ body: { expiresInSeconds: 240 } });
    short.pass(minutes(3));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
    short.pass(minutes(3));
    await expect(browser.call('extendSession', {})).resolves.toMatchObject({ body: { expiresInSeconds: 60, canExtend: false } });
    short.pass(seconds(60));
    await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
  });
});

describe('a page that is left open', () => {
  const asksBySelf = { headers: { 'session-unattended': '?1' } };

  test('doesn’t keep the session: what it asks by itself each minute isn’t use', async () => {
    const short = await startTestBackend({ sessionLifetime: { idle: minutes(15), max: hours(8) } });
    const { browser } = await short.customer();
    const poll = async () => (await browser.request('/api/account/getOrders', asksBySelf)).status;
    for (let minute = 1; minute < 15; minute += 1) {
      short.pass(minutes(1));
      expect(await poll(), String(minute)).toBe(200);
    }
    await expect(browser.call('session', {})).resolves.toMatchObject({ body: { expiry: { expiresInSeconds: 60 } } });
    short.pass(minutes(1));
    expect(await poll()).toBe(401);
  });

  test('of someone who is there does', async () => {
    const short = await startTestBackend({ sessionLifetime: { idle: minutes(15), max: hours(8) } });
    const { browser } = await short.customer();
    for (let minute = 1; minute <= 20; minute += 1) {
      short.pass(minutes(1));
      await expect(browser.call('getOrders', {})).resolves.toMatchObject({ status: 200 });
    }
  });
});

describe('a window that still shows another customer', () => {
  const put = (browser: Browser, shown: string, body: object) =>
    browser.request('/api/account/putUser', {
      method: 'PUT',
      headers: { 'content-type': 'application/json', 'session-customer': shown },
      body: JSON.stringify(body),
    });

  test('saves nothing in the account of who logged in since', async () => {
    const [one, other] = [await backend.customer(), await backend.customer()];
    const form = { firstName: 'Jan', lastName: 'de Wit', phoneNumber: '06 12 34 56 78', birthdate: '21-11-1980', email: one.email };
    const before = (await other.browser.call('getUser', {})).body;
    const refused = await put(other.browser, one.id, form);
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden', reason: 'otherCustomer' });
    expect((await other.browser.call('getUser', {})).body).toEqual(before);
    await backend.runDueJobs();
    expect(backend.mailbox.mails.filter(({ to }) => to?.some(({ address }) => address === other.email))).toEqual([]);
    expect((await put(other.browser, other.id, { ...form, email: other.email })).status).toBe(200);
  });
});

describe('the sessions of a customer', () => {
  const iPhone = {
    'user-agent':
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1',
  };

  async function elsewhere(email: string, address?: string) {
    const browser = backend.browser(address);
    const body = JSON.stringify({ email, password });
    await browser.request('/api/auth/login', { method: 'POST', headers: { 'content-type': 'application/json', ...iPhone }, body });
    return browser;
  }
  const sessionsOf = async (browser: Awaited<ReturnType<typeof elsewhere>>) => {
    const { status, body } = await browser.call('getSessions', {});
    return status === 200 ? body : [];
  };

  test('are listed with what they are recognised by, and no secret', async () => {
    const { email, browser } = await backend.customer();
    backend.pass(hours(2));
    const phone = await elsewhere(email, '198.51.100.7');
    const answer = await browser.call('getSessions', {});
    expect(answer.body).toMatchObject([
      { current: false, device: 'Safari op iPhone', network: '198.51.100.*', networkHere: false },
      { current: true, device: null, network: null, networkHere: false },
    ]);
    expect(await sessionsOf(phone)).toMatchObject([{ networkHere: true }, { networkHere: false }]);
    expect(JSON.stringify(answer.body)).not.toContain('198.51.100.7');
    const text = JSON.stringify(answer.body);
    for (const own of [browser, phone]) expect(text).not.toContain(own.cookies.get('pomp_session') ?? '');
  });

  test('can be ended one by one', async () => {
    const { email, browser } = await backend.customer();
    const phone = await elsewhere(email);
    const theirs = (await sessionsOf(browser)).find(({ current }) => !current);
    await expect(browser.call('deleteSession', { query: { id: theirs?.id ?? '' } })).resolves.toMatchObject({ status: 200 });
    await expect(phone.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }]);
    await expect(browser.call('deleteSession', { query: { id: theirs?.id ?? '' } })).resolves.toMatchObject({ status: 404 });
  });

  test('can be ended all but this one', async () => {
    const { email, browser } = await backend.customer();
    const others = [await elsewhere(email), await elsewhere(email)];
    const given = await others[0]?.call('postUploadToken', {});
    const token = given?.status === 200 ? given.body.uploadToken : '';
    const knock = async () => (await backend.browser().request(`/documents/upload?token=${token}`)).status;
    expect(await knock()).toBe(404);
    await expect(browser.call('deleteOtherSessions', {})).resolves.toMatchObject({ status: 200 });
    expect(await knock()).toBe(401);
    for (const other of others) await expect(other.call('session', {})).resolves.toMatchObject({ status: 401 });
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }]);
  });

  test('that have expired aren’t there any more', async () => {
    const { email, browser } = await backend.customer();
    await elsewhere(email);
    backend.pass(days(13));
    await browser.call('extendSession', {});
    backend.pass(days(2));
    expect(await sessionsOf(browser)).toMatchObject([{ current: true }]);
  });
});

test('over https the cookie belongs to this host alone', async () => {
  const secure = await startTestBackend({ siteUrl: 'https://www.pomp.example' });
  const { browser } = await secure.customer();
  expect([...browser.cookies.keys()]).toEqual(['__Host-pomp_session', 'pomp_signed_in', '__Host-pomp_device']);
  await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 200 });
  browser.cookies.set('pomp_session', browser.cookies.get('__Host-pomp_session') ?? '');
  browser.cookies.delete('__Host-pomp_session');
  await expect(browser.call('getHouses', {})).resolves.toMatchObject({ status: 401 });
});
