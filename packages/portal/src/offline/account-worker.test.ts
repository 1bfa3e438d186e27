import { beforeEach, expect, test } from 'vitest';
import { accountWorker, accountWorkerScript } from './account-worker.js';
import { keptOffline, type ToldWorker } from './kept-offline.js';

const origin = 'https://pomp.example';

/** Caches as a browser has them, as far as the worker uses them. */
function fakeCaches() {
  const all = new Map<string, Map<string, Response>>();
  const open = (name: string) => {
    const entries = all.get(name) ?? new Map<string, Response>();
    all.set(name, entries);
    return Promise.resolve({
      match: (url: string) => Promise.resolve(entries.get(url)?.clone()),
      put: (url: string, response: Response) => Promise.resolve(void entries.set(url, response)),
      keys: () => Promise.resolve([...entries.keys()]),
      delete: (url: string) => Promise.resolve(entries.delete(url)),
    });
  };
  return {
    open,
    delete: (name: string) => Promise.resolve(all.delete(name)),
    of: (name: string) => [...(all.get(name)?.keys() ?? [])],
  };
}

interface Asked {
  readonly url: string;
  readonly method?: string;
  readonly keepalive?: boolean;
  readonly mode?: string;
  readonly headers?: Record<string, string>;
}

let online: boolean;
let answer: (url: string) => Response;
let caches: ReturnType<typeof fakeCaches>;
/** What the next answers wait for. */
let until: Promise<void>;
let tell: (told: ToldWorker, after?: Promise<void>) => Promise<void>;
let ask: (asked: Asked) => Promise<Response | undefined>;

beforeEach(() => {
  online = true;
  until = Promise.resolve();
  answer = (url) => new Response(`answer of ${url}`, { headers: { 'content-type': 'text/html; charset=utf-8' } });
  caches = fakeCaches();
  const listeners = new Map<string, (event: never) => void>();
  const scope = {
    addEventListener: (type: string, listener: (event: never) => void) => void listeners.set(type, listener),
    caches: caches as unknown as CacheStorage,
    fetch: (async (asked: Request | string) => {
      if (!online) throw new TypeError('Failed to fetch');
      await until;
      return answer(typeof asked === 'string' ? asked : asked.url);
    }) as typeof fetch,
    location: { origin },
    registration: { scope: `${origin}/account/` },
    skipWaiting: () => Promise.resolve(),
    // What it sends has a journey, in a browser with a database.
    indexedDB: {} as IDBFactory,
    clients: { claim: () => Promise.resolve(), matchAll: () => Promise.resolve([]) },
  };
  accountWorker(scope, keptOffline);
  const told = async (type: string, event: object, answered: () => Promise<Response> | undefined = () => undefined) => {
    const work: Promise<unknown>[] = [];
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => void work.push(given) } as never);
    const response = await answered();
    // What is kept is kept after the answer.
    for (let done = 0; done < work.length; done += 1) await work[done];
    return response;
  };
  tell = async (data, after = Promise.resolve()) => {
    until = after;
    const done = told('message', { data });
    until = Promise.resolve();
    await done;
  };
  ask = async ({ url, method = 'GET', mode = 'cors', headers = {}, keepalive = false }) => {
    let answered: Promise<Response> | undefined;
    const request = { url: origin + url, method, mode, headers: new Headers(headers), keepalive };
    return told('fetch', { request, respondWith: (given: Promise<Response>) => void (answered = given) }, () => answered);
  };
});

const visit = (url: string) => ask({ url, mode: 'navigate' });

test('a page that was seen opens without reception, with reception it is always asked', async () => {
  await visit('/account/woning/');
  answer = () => new Response('newer', { headers: { 'content-type': 'text/html' } });
  expect(await (await visit('/account/woning/'))?.text()).toBe('newer');
  online = false;
  expect(await (await visit('/account/woning/'))?.text()).toBe('newer');
});

test('a page that was never seen leads to the overview, or fails as it would have', async () => {
  online = false;
  await expect(visit('/account/documenten/')).rejects.toThrow('Failed to fetch');
  online = true;
  await visit('/account/');
  online = false;
  expect((await visit('/account/documenten/'))?.headers.get('location')).toBe(`${origin}/account/`);
});

test('a refusal, a file and the own data are not kept', async () => {
  answer = () => new Response('{}', { status: 401, headers: { 'content-type': 'application/json' } });
  await ask({ url: '/api/account/getOrders' });
  answer = () => new Response('foto', { headers: { 'content-type': 'image/webp' } });
  await ask({ url: '/api/account/getUpload?id=1' });
  answer = () => new Response('{}', { headers: { 'content-type': 'application/json' } });
  await ask({ url: '/api/account/getUserData' });
  expect(caches.of(keptOffline.personal)).toEqual([]);
  await ask({ url: '/api/account/getOrders' });
  expect(caches.of(keptOffline.personal)).toEqual([`${origin}/api/account/getOrders`]);
});

test('a page that was opened in parts is kept whole, what is only fetched ahead isn’t', async () => {
  await ask({ url: '/account/offertes/?_rsc=abc', headers: { rsc: '1' } });
  await ask({ url: '/account/documenten/', mode: 'navigate', headers: { 'sec-purpose': 'prefetch' } });
  await tell({
    page: `${origin}/account/woning/verbruik/?houseId=1`,
    files: [`${origin}/_next/static/step.js`, `${origin}/elsewhere.js`],
  });
  await tell({ page: `${origin}/` });
  expect(caches.of(keptOffline.personal)).toEqual([`${origin}/account/woning/verbruik/?houseId=1`]);
  expect(caches.of(keptOffline.files)).toEqual([`${origin}/_next/static/step.js`]);
});

test('logging out takes all that is personal, also what was still on its way', async () => {
  await visit('/account/');
  await ask({ url: '/api/auth/removeSession', method: 'POST' });
  expect(caches.of(keptOffline.personal)).toEqual([]);

  let arrive: () => void = () => undefined;
  const late = new Promise<void>((resolve) => (arrive = resolve));
  const kept = tell({ page: `${origin}/account/` }, late);
  await tell({ forget: true });
  arrive();
  await kept;
  expect(caches.of(keptOffline.personal)).toEqual([]);
});

test('a session that ended by itself leaves it to the customer, who comes back', async () => {
  await visit('/account/');
  await ask({ url: '/api/auth/removeSession', method: 'POST', keepalive: true });
  expect(caches.of(keptOffline.personal)).toEqual([`${origin}/account/`]);
});

test('is a script that stands by itself', () => {
  const script = accountWorkerScript();
  expect(() => new Function('self', script)).not.toThrow();
  expect(script).toContain(keptOffline.personal);
});
