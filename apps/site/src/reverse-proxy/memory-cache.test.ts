import { createServer, type RequestListener, type Server } from 'node:http';
import { type AddressInfo } from 'node:net';
import { edition } from '@pomp/edition/editions/pomp';
import { afterEach, describe, expect, test } from 'vitest';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import { speak } from '../language/dictionaries';
import { trustedProxies } from './client-address';
import { createReverseProxy } from './reverse-proxy';
import { createMemoryCache } from './memory-cache';
import { pageAddresses } from './page-addresses';

const servers: Server[] = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve))))),
);

const policy = { scripts: [], connect: [], media: [], frameAncestors: [] };

const cached: RequestListener = (_request, response) => {
  response.writeHead(200, {
    'content-type': 'text/html; charset=utf-8',
    'x-nextjs-cache': 'HIT',
    'content-security-policy': "script-src 'sha256-own'",
  });
  response.end('<h1>Warmte uit de lucht, voor € 3.400</h1>');
};

/** A reverse proxy with a cache, in front of `next`; the test decides what Next's cache and the clock say. */
async function startCachingProxy(next: RequestListener = cached) {
  const world = { asked: 0, changes: 0, now: 0, next };
  const server = createServer(
    createReverseProxy({
      next: async (request, response) => {
        world.asked += 1;
        world.next(request, response);
      },
      backend: async (_request, response) => void response.end(),
      isTrustedProxy: trustedProxies([]),
      personalRoots: ['/account/'],
      addresses: pageAddresses(edition),
      headers: { 'x-content-type-options': 'nosniff' },
      pageHeaders: { link: '</font.woff2>; rel=preload' },
      policies: { public: policy, personal: policy },
      editor: undefined,
      speak: (accepted) => speak(edition, acceptedLocale(edition, accepted)),
      failurePage: () => ({ html: '<h1>Even niet</h1>', policy: "default-src 'none'" }),
      floor: true,
      pages: createMemoryCache({ changes: () => world.changes, now: () => world.now }),
    }),
  );
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const ask = (path = '/', headers: Record<string, string> = {}) => fetch(`http://127.0.0.1:${port}${path}`, { headers });
  return { world, ask };
}

describe('a page that Next has in its cache', () => {
  test('is asked for once, and answered the same from then on', async () => {
    const { world, ask } = await startCachingProxy();
    const [first, second] = [await ask(), await ask()];
    expect(world.asked).toBe(1);
    expect(await second.text()).toBe('<h1>Warmte uit de lucht, voor € 3.400</h1>');
    const said = (response: Response) => Object.fromEntries([...response.headers].filter(([name]) => name !== 'date'));
    expect(said(second)).toEqual(said(first));
    expect(said(second)).toMatchObject({
      'content-security-policy': "script-src 'sha256-own'",
      'x-content-type-options': 'nosniff',
      link: '</font.woff2>; rel=preload',
    });
  });

  test.each(['br', 'gzip'])('is sent in %s to clients that accept it', async (encoding) => {
    const { ask } = await startCachingProxy();
    for (const response of [await ask('/', { 'accept-encoding': encoding }), await ask('/', { 'accept-encoding': encoding })]) {
      expect(response.headers.get('content-encoding')).toBe(encoding);
      expect(response.headers.get('vary')).toContain('accept-encoding');
      expect(await response.text()).toContain('€ 3.400');
    }
  });

  test('is sent as it is to clients that accept no encoding', async () => {
    const { ask } = await startCachingProxy();
    expect((await ask('/', { 'accept-encoding': 'br;q=0, gzip;q=0' })).headers.get('content-encoding')).toBeNull();
  });

  test('isn’t sent again to clients that still have it', async () => {
    const { ask } = await startCachingProxy();
    const etag = (await ask()).headers.get('etag') ?? '';
    const again = await ask('/', { 'if-none-match': etag });
    expect([again.status, await again.text()]).toEqual([304, '']);
  });

  test.each([
    ['a page changed or grew old', { changes: 1 }],
    ['a minute passed', { now: 60_000 }],
  ])('is asked for again once %s', async (_what, later) => {
    const { world, ask } = await startCachingProxy();
    await ask();
    Object.assign(world, later);
    world.next = (_request, response) => response.writeHead(200, { 'content-type': 'text/html' }).end('<h1>Nieuw</h1>');
    expect(await (await ask()).text()).toBe('<h1>Nieuw</h1>');
  });

  test('that changes while it is on its way isn’t cached as it was', async () => {
    const { world, ask } = await startCachingProxy();
    world.next = (request, response) => {
      world.changes += 1;
      cached(request, response);
    };
    await ask();
    await ask();
    expect(world.asked).toBe(2);
  });
});

test.each<[string, RequestListener]>([
  [
    'was made for this visitor',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html', 'x-nextjs-cache': 'MISS' }).end('a'),
  ],
  [
    'is old and being made again',
    (_request, response) => response.writeHead(200, { 'content-type': 'text/html', 'x-nextjs-cache': 'STALE' }).end('a'),
  ],
  [
    'isn’t there',
    (_request, response) => response.writeHead(404, { 'content-type': 'text/html', 'x-nextjs-cache': 'HIT' }).end('a'),
  ],
])('an answer that %s isn’t cached', async (_what, next) => {
  const { world, ask } = await startCachingProxy(next);
  expect(await (await ask()).text()).toBe('a');
  await ask();
  expect(world.asked).toBe(2);
});

test.each<[string, string, Record<string, string>]>([
  ['a part of a page', '/', { rsc: '1' }],
  ['a page with a query', '/besparing-resultaat/?money=1', {}],
  ['an editor’s draft', '/', { cookie: 'a=b; __prerender_bypass=c' }],
  ['the bench’s floor', '/bench/hello/', {}],
  ['a page of the account', '/account/', {}],
])('%s is always Next’s to answer', async (_what, path, headers) => {
  const { world, ask } = await startCachingProxy();
  await ask(path);
  await ask(path, headers);
  await ask(path, headers);
  expect(world.asked).toBe(3);
});

test('a page that fails stays a friendly 503, in pieces or whole', async () => {
  const { ask } = await startCachingProxy((_request, response) => {
    response.statusCode = 500;
    response.write('sta');
    response.end('ck');
  });
  const answer = await ask();
  expect([answer.status, await answer.text()]).toEqual([503, '<h1>Even niet</h1>']);
});
