import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { calls } from '@pomp/api-contract';
import { QueryObserver, type QueryClient } from '@tanstack/react-query';
import {
  accountKey,
  callKey,
  createApiClient,
  createQueryClient,
  sessionExpiryKey,
  sessionKey,
  sessionQuery,
  withRefreshing,
  withSessionHandling,
  type ApiClient,
} from '../index.js';
import { askFirstName } from './ask-first-name.js';
import { forgetSessionEnd, hasSessionEnded } from './session-end.js';
import { watchTab } from './watch-tab.js';
import { heldAnswer } from '../testing/held-answer.test.helper.js';
import { failure, handlersFor, success, type Overrides } from '../testing/index.js';

const server = setupServer();
beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());

const notSignedIn = failure(401, { message: 'Je bent niet ingelogd.', code: 'notSignedIn' });
let now = new Date('2026-11-21T09:00:00.000Z');
const { user } = calls.session.example.response;

function signedIn(answers: Overrides) {
  const removals = vi.fn();
  server.use(
    ...handlersFor({
      removeSession: () => {
        removals();
        return success({});
      },
      ...answers,
    }),
  );
  const queryClient = createQueryClient();
  queryClient.setQueryData(sessionKey, user);
  queryClient.setQueryData(callKey('getHouses'), []);
  const onSessionLost = vi.fn();
  const tab = watchTab({ onSessionLost, now: () => now });
  const close = tab.watch();
  const api = withSessionHandling(createApiClient({ baseUrl: 'https://pomp.example' }), {
    queryClient,
    ...tab,
  });
  return { api, queryClient, onSessionLost, removals, close };
}

/** The storage that the tabs of a browser share: what one does there happens to the others. */
function sharedStorage() {
  const kept = new Map<string, string>();
  const tell = (key: string) => page.dispatchEvent(Object.assign(new Event('storage'), { key }));
  return {
    kept,
    setItem: (key: string, text: string) => (kept.set(key, text), tell(key)),
    removeItem: (key: string) => (kept.delete(key), tell(key)),
  };
}

const cookies = { cookie: '', location: { origin: 'https://pomp.example' } };
let page = new EventTarget();
beforeEach(() => {
  cookies.cookie = 'pomp_signed_in=1';
  vi.stubGlobal('document', cookies);
  page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
});
afterEach(() => {
  vi.unstubAllGlobals();
  forgetSessionEnd();
});

describe('a 401 on an account call', () => {
  test('ends the session: nothing private stays, and the customer goes to the login', async () => {
    const { api, queryClient, onSessionLost, removals } = signedIn({ getOrders: notSignedIn });
    await expect(api.call('getOrders')).rejects.toMatchObject({ status: 401 });
    expect(queryClient.getQueryData(sessionKey)).toBeNull();
    expect(queryClient.getQueryCache().findAll({ queryKey: accountKey })).toEqual([]);
    expect(cookies.cookie).toMatch(/^pomp_signed_in=;.*Max-Age=0/);
    expect(hasSessionEnded()).toBe(true);
    expect(onSessionLost).toHaveBeenCalledOnce();
    await expect.poll(() => removals).toHaveBeenCalledOnce();
  });

  test('leads to the login after logging out in another window, and says of no session that it ended by itself', async () => {
    const { api, onSessionLost } = signedIn({ getOrders: notSignedIn });
    const elsewhere = sharedStorage();
    vi.stubGlobal('localStorage', elsewhere);
    await signedIn({}).api.call('removeSession');
    server.use(...handlersFor({ getOrders: notSignedIn }));
    await expect(api.call('getOrders')).rejects.toMatchObject({ status: 401 });
    expect(onSessionLost).toHaveBeenCalledOnce();
    expect(hasSessionEnded()).toBe(false);
    expect(elsewhere.kept.size).toBe(0);
  });

  test.each([
    ['a call', (api: ApiClient) => api.call('getOrders')],
    ['asking who is logged in', (api: ApiClient, client: QueryClient) => client.fetchQuery({ ...sessionQuery(api), staleTime: 0 })],
  ])(
    'says by %s that the session ended by itself, also once another window found out, or the hint had its time',
    async (_how, ask) => {
      const { api, queryClient } = signedIn({ getOrders: notSignedIn });
      cookies.cookie = '';
      await Promise.allSettled([ask(api, queryClient)]);
      expect(hasSessionEnded()).toBe(true);
    },
  );

  test('says so again after someone logged in, who had logged out in another window', async () => {
    const { api, queryClient } = signedIn({ getOrders: notSignedIn });
    page.dispatchEvent(Object.assign(new Event('storage'), { key: 'pomp.signedOut' }));
    await queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
    await Promise.allSettled([api.call('getOrders')]);
    expect(hasSessionEnded()).toBe(true);
  });

  test('is handled once, however many calls find out', async () => {
    const { api, onSessionLost, removals } = signedIn({ getOrders: notSignedIn, getHouses: notSignedIn });
    await Promise.allSettled([api.call('getOrders'), api.call('getHouses')]);
    await Promise.allSettled([api.call('getOrders')]);
    expect(onSessionLost).toHaveBeenCalledOnce();
    await expect.poll(() => removals).toHaveBeenCalledOnce();
  });

  test('is handled again after a new login', async () => {
    const { api, onSessionLost } = signedIn({ getOrders: notSignedIn });
    await Promise.allSettled([api.call('getOrders')]);
    await api.call('login', { body: calls.login.example.body });
    await Promise.allSettled([api.call('getOrders')]);
    expect(onSessionLost).toHaveBeenCalledTimes(2);
  });
});

test.each(['session', 'login'] as const)('a 401 on %s says something else', async (name) => {
  const { api, queryClient, onSessionLost } = signedIn({ [name]: notSignedIn });
  await expect(
    name === 'session' ? api.call('session') : api.call('login', { body: calls.login.example.body }),
  ).rejects.toMatchObject({ status: 401 });
  expect(onSessionLost).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(sessionKey)).toEqual(user);
});

test('a passkey that doesn’t show who it is leaves the session, and what was at hand', async () => {
  const wrong = failure(401, { message: 'Deze passkey werkt niet.', code: 'wrongCredentials', reason: 'unknownPasskey' });
  const { api, queryClient, onSessionLost, removals } = signedIn({ confirmIdentity: wrong });
  await expect(api.call('confirmIdentity', { body: calls.passkeyLogin.example.body })).rejects.toMatchObject({ status: 401 });
  expect(onSessionLost).not.toHaveBeenCalled();
  expect(removals).not.toHaveBeenCalled();
  expect(queryClient.getQueryData(sessionKey)).toEqual(user);
  expect(queryClient.getQueryData(callKey('getHouses'))).toEqual([]);
});

test('who shows who it is once the session ended has lost it', async () => {
  const { api, onSessionLost } = signedIn({ confirmIdentity: notSignedIn });
  await expect(api.call('confirmIdentity', { body: calls.confirmIdentity.example.body })).rejects.toMatchObject({ status: 401 });
  expect(onSessionLost).toHaveBeenCalledOnce();
});

describe('a 401 that is late: someone logged in again in another window before it came', () => {
  /** Refuses the first time, by when there is another session. */
  const late = <Answer>(answer: Answer) => {
    let asked = 0;
    return () => {
      asked += 1;
      if (asked > 1) return answer;
      cookies.cookie = 'pomp_signed_in=later';
      return notSignedIn;
    };
  };

  test('is asked again with that session, which stays', async () => {
    const { api, queryClient, onSessionLost, removals } = signedIn({ getOrders: late(success([])) });
    await expect(api.call('getOrders')).resolves.toEqual([]);
    expect(cookies.cookie).toBe('pomp_signed_in=later');
    expect(queryClient.getQueryData(sessionKey)).toEqual(user);
    expect(hasSessionEnded()).toBe(false);
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(removals).not.toHaveBeenCalled();
  });

  test('says nothing about whoever is logged in now', async () => {
    const { api, queryClient } = signedIn({ session: late(success(calls.session.example.response)) });
    await expect(queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 })).resolves.toEqual(user);
    expect(cookies.cookie).toBe('pomp_signed_in=later');
  });

  test('leaves its hint after logging out, too', async () => {
    const { api } = signedIn({
      removeSession: () => {
        cookies.cookie = 'pomp_signed_in=later';
        return success({});
      },
    });
    await api.call('removeSession');
    expect(cookies.cookie).toBe('pomp_signed_in=later');
  });

  test('leaves its hint to a page that only asks a name', async () => {
    vi.stubGlobal('fetch', () => {
      cookies.cookie = 'pomp_signed_in=later';
      return Promise.resolve(new Response(null, { status: 401 }));
    });
    await expect(askFirstName()).resolves.toBeNull();
    expect(cookies.cookie).toBe('pomp_signed_in=later');
  });
});

test('logging out twice is no lost session', async () => {
  const { api, onSessionLost } = signedIn({ removeSession: notSignedIn });
  await expect(api.call('removeSession')).rejects.toMatchObject({ status: 401 });
  expect(onSessionLost).not.toHaveBeenCalled();
});

describe('a call', () => {
  /** What the server is told beside each call. */
  function hearing() {
    const heard: (readonly [string | null, string | null])[] = [];
    const { api, queryClient, close } = signedIn({
      getOrders: ({ headers }) => {
        heard.push([headers.get('session-customer'), headers.get('session-unattended')]);
        return success([]);
      },
    });
    return { api, queryClient, heard, close };
  }

  test('says whose page it is for, where that is known', async () => {
    const { api, queryClient, heard } = hearing();
    await api.call('getOrders');
    queryClient.setQueryData(sessionKey, null);
    await api.call('getOrders');
    expect(heard).toEqual([
      [user.id, null],
      [null, null],
    ]);
  });

  test('says that nobody is there, a minute and a half after the page was used', async () => {
    const { api, heard, close } = hearing();
    const after = async (seconds: number) => {
      now = new Date(now.getTime() + seconds * 1_000);
      await api.call('getOrders');
      return heard.at(-1)?.[1];
    };
    expect(await after(90)).toBeNull();
    expect(await after(1)).toBe('?1');
    for (const use of ['pointermove', 'wheel', 'keydown', 'input', 'click']) {
      page.dispatchEvent(new Event(use));
      expect(await after(60), use).toBeNull();
      expect(await after(60), use).toBe('?1');
    }
    close();
    page.dispatchEvent(new Event('click'));
    expect(await after(1)).toBe('?1');
  });

  test('that is refused because someone else logged in elsewhere asks who, and loses no session', async () => {
    const other = failure(403, { message: 'Iemand anders.', code: 'forbidden', reason: 'otherCustomer' });
    const { api, queryClient, onSessionLost, removals } = signedIn({ putUser: other });
    await expect(api.call('putUser', { body: calls.putUser.example.body })).rejects.toMatchObject({ status: 403 });
    expect(queryClient.getQueryState(sessionKey)?.isInvalidated).toBe(true);
    expect(onSessionLost).not.toHaveBeenCalled();
    expect(removals).not.toHaveBeenCalled();
  });
});

test('logging out forgets the hint, also of a session that had ended elsewhere', async () => {
  const { api } = signedIn({});
  await api.call('removeSession');
  expect(cookies.cookie).toMatch(/^pomp_signed_in=;.*Max-Age=0/);
  expect(hasSessionEnded()).toBe(false);
});

test('how long the session lasts is what was said last: not what was asked before someone stayed', async () => {
  const { user, expiry } = calls.session.example.response;
  const before = heldAnswer(success({ user, expiry: { ...expiry, expiresInSeconds: 60 } }));
  const { api, queryClient } = signedIn({ session: before.answer });
  const asking = queryClient.fetchQuery({ ...sessionQuery(api), staleTime: 0 });
  await before.asked;
  const stayed = await api.call('extendSession');
  before.letGo();
  await asking;
  expect(queryClient.getQueryData(sessionExpiryKey)).toEqual(stayed);
});

describe('what was asked before logging out, and is answered after it,', () => {
  test('says of nobody that they are logged in', async () => {
    const before = heldAnswer(success(calls.session.example.response));
    const { api, queryClient } = signedIn({ session: before.answer });
    const shown = new QueryObserver(queryClient, { ...sessionQuery(api), staleTime: 0 });
    onTestFinished(shown.subscribe(() => undefined));
    await before.asked;
    await api.call('removeSession');
    before.letGo();
    await expect.poll(() => queryClient.isFetching()).toBe(0);
    expect(shown.getCurrentResult().data).toBeNull();
    expect(queryClient.getQueryData(sessionExpiryKey)).toBeNull();
  });

  test('leaves nothing of that customer, when it was a save', async () => {
    const saved = heldAnswer(success(calls.putUser.example.response));
    const { api, queryClient } = signedIn({ putUser: saved.answer });
    const saving = withRefreshing(api, queryClient).call('putUser', { body: calls.putUser.example.body });
    await saved.asked;
    await api.call('removeSession');
    saved.letGo();
    await saving;
    expect(queryClient.getQueryCache().findAll({ queryKey: accountKey })).toEqual([]);
  });
});

test('other refusals leave the session alone', async () => {
  const { api, onSessionLost } = signedIn({ getOrders: failure(503, { message: 'Even niet bereikbaar.', code: 'unavailable' }) });
  await expect(api.call('getOrders')).rejects.toMatchObject({ status: 503 });
  expect(onSessionLost).not.toHaveBeenCalled();
});
