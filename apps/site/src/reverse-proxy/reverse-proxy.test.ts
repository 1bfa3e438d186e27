import { once } from 'node:events';
import {
  Agent,
  createServer,
  get,
  request as httpRequest,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type RequestListener,
  type Server,
  type ServerResponse,
} from 'node:http';
import { type AddressInfo, connect } from 'node:net';
import { type Edition } from '@pomp/edition';
import { edition as amstelwarmte } from '@pomp/edition/editions/amstelwarmte';
import { edition as pomp } from '@pomp/edition/editions/pomp';
import { afterEach, describe, expect, test } from 'vitest';
import { backendProxy } from './backend-proxy';
import { type FailurePage } from './guard-response';
import { acceptedLocale } from '@pomp/edition/accepted-locale';
import { speak } from '../language/dictionaries';
import { trustedProxies } from './client-address';
import { personalRoots } from '../navigation/personal-roots';
import { pageAddresses } from './page-addresses';
import type { AnswerFile } from './kept-files';
import { createReverseProxy } from './reverse-proxy';
import { gracefulStop } from './graceful-stop';
import { responseHeaders } from '../security/response-headers';
import type { PublicPages } from './public-pages';
import { wellKnown } from './well-known';

const servers: Server[] = [];

afterEach(async () => {
  await Promise.all(
    servers.splice(0).map((server) => new Promise((resolve) => (server.closeAllConnections(), server.close(resolve)))),
  );
});

async function listening(listener: RequestListener): Promise<{ server: Server; port: number; url: string }> {
  const server = createServer(listener);
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { server, port, url: `http://127.0.0.1:${port}` };
}

/** A backend that tells what reached it. */
const echo: RequestListener = async (request, response) => {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  response.writeHead(207, { 'content-type': 'application/json', 'set-cookie': ['session=1; HttpOnly', 'pomp_signed_in=1'] });
  response.end(
    JSON.stringify({ method: request.method, url: request.url, headers: request.headers, body: Buffer.concat(chunks).toString() }),
  );
};

const page: RequestListener = (request, response) => {
  response.setHeader('content-type', 'text/html; charset=utf-8');
  response.end(JSON.stringify(request.headers));
};

const failurePage = { html: '<h1>Deze pagina lukt nu even niet</h1>', policy: "default-src 'none'; script-src 'sha256-page'" };
const failurePages: Record<string, FailurePage> = {
  'en-GB': { html: '<h1>This page isn’t working right now</h1>', policy: failurePage.policy },
};
const personal = { scripts: [], connect: [], media: [], frameAncestors: [] };
const policies = { public: { ...personal, scripts: ['https://widget.reviews.example'] }, personal };

/** What it is asked for stands in its answers. */
const ownPages = (over: Partial<PublicPages> = {}): PublicPages => ({
  answerAtHand: () => false,
  answer: async ({ url }, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`page ${url}`),
  answerForm: async ({ url }, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`sent ${url}`),
  answerSignedOut: async (_request, response, { locale, shownAt, standsAt }) =>
    void response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify({ locale, shownAt, standsAt })),
  answerPreview: async ({ url }, response) => void response.writeHead(200, { 'content-type': 'text/html' }).end(`draft ${url}`),
  answerMissing: async (_request, response, locale) =>
    void response.writeHead(404, { 'content-type': 'text/html' }).end(`nothing in ${locale}`),
  answerAsset: async ({ url }, response) => {
    if (url !== '/_assets/page.js') return false;
    response.writeHead(200, { 'content-type': 'text/javascript' }).end();
    return true;
  },
  isKnown: async (path) => path === '/het-proces/',
  unavailable: () => failurePage,
  ...over,
});

async function startProxy({
  backend,
  next = page,
  proxies = [],
  edition = pomp,
  publicPages = ownPages(),
  buildFiles,
}: {
  publicPages?: PublicPages;
  buildFiles?: AnswerFile;
  backend?: string;
  next?: RequestListener;
  proxies?: string[];
  edition?: Edition;
} = {}) {
  const failures: unknown[] = [];
  const target = backend ?? (await listening(echo)).url;
  const { server, port, url } = await listening(
    createReverseProxy({
      next: async (request, response) => void next(request, response),
      backend: backendProxy({ target, onFailure: (error) => failures.push(error) }),
      isTrustedProxy: trustedProxies(proxies),
      personalRoots: personalRoots(edition),
      addresses: pageAddresses(edition),
      wellKnown: wellKnown({ edition, siteUrl: 'https://www.pomp.example', now: () => new Date('2026-11-23T09:00:00Z') }),
      headers: responseHeaders({ https: false }),
      pageHeaders: { link: '</font.woff2>; rel=preload' },
      policies,
      publicPages: () => Promise.resolve(publicPages),
      buildFiles,
      files: new Set(['/beeld/huis.svg']),
      report: (error) => failures.push(error),
      speak: (accepted) => speak(edition, acceptedLocale(edition, accepted)),
      failurePage: (locale) => failurePages[locale] ?? failurePage,
    }),
  );
  return { server, port, url, failures };
}

interface Told {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: string;
}

/** As a client that doesn't tidy up what it sends. */
function rawGet(port: number, target: string, method = 'GET'): Promise<{ status: number; location?: string }> {
  return new Promise((resolve, reject) => {
    httpRequest({ port, host: '127.0.0.1', path: target, method }, (response) => {
      response.resume();
      resolve({ status: response.statusCode ?? 0, location: response.headers.location });
    })
      .once('error', reject)
      .end();
  });
}

/** The same with what the answer says. */
async function rawAnswer(port: number, target: string): Promise<{ status: number; headers: IncomingHttpHeaders; body: string }> {
  const [response] = (await once(get({ port, host: '127.0.0.1', path: target, agent: false }), 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk as Buffer);
  return { status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks).toString() };
}

describe('the calls of the API', () => {
  test.each(['/api/account/getHouses?id=1', '/api/auth/session', '/api/download?url=a'])(
    '%s reaches the backend under its own path',
    async (path) => {
      const { url } = await startProxy();
      const response = await fetch(url + path, { headers: { cookie: 'session=1' } });
      const told = (await response.json()) as Told;
      expect(response.status).toBe(207);
      expect(response.headers.getSetCookie()).toEqual(['session=1; HttpOnly', 'pomp_signed_in=1']);
      expect(told).toMatchObject({ method: 'GET', url: path, headers: { cookie: 'session=1', host: new URL(url).host } });
    },
  );

  test('are passed on with their body and idempotency key', async () => {
    const { url } = await startProxy();
    const response = await fetch(`${url}/api/account/postHouse`, {
      method: 'POST',
      body: '{"a":1}',
      headers: { 'idempotency-key': 'k' },
    });
    expect((await response.json()) as Told).toMatchObject({ method: 'POST', body: '{"a":1}', headers: { 'idempotency-key': 'k' } });
  });

  test('say which revision they are about, both ways', async () => {
    const told: (string | undefined)[] = [];
    const { url: backend } = await listening((request, response) => {
      told.push(request.headers['if-match']);
      response.writeHead(200, { etag: '"houseInfo.house:2"' }).end('{}');
    });
    const { url } = await startProxy({ backend });
    const response = await fetch(`${url}/api/account/postHouseInfo`, {
      method: 'POST',
      body: '{}',
      headers: { 'if-match': '"houseInfo.house:1"' },
    });
    expect(response.headers.get('etag')).toBe('"houseInfo.house:2"');
    expect(told).toEqual(['"houseInfo.house:1"']);
  });

  test('carry the address of the socket, whatever the visitor says it is', async () => {
    const { url } = await startProxy();
    const response = await fetch(`${url}/api/auth/session`, {
      headers: {
        'x-forwarded-for': '8.8.8.8',
        forwarded: 'for=8.8.8.8',
        'x-real-ip': '8.8.8.8',
        'x-forwarded-host': 'evil.example',
      },
    });
    const { headers } = (await response.json()) as Told;
    expect(headers['x-forwarded-for']).toBe('127.0.0.1');
    expect(headers['x-forwarded-host']).toBe(new URL(url).host);
    expect(JSON.stringify(headers)).not.toMatch(/8\.8\.8\.8|evil/);
  });

  test('carry the address a configured proxy saw, but not one the visitor put before it', async () => {
    const { url } = await startProxy({ proxies: ['127.0.0.0/8', '10.0.0.1'] });
    const response = await fetch(`${url}/api/auth/session`, {
      headers: { 'x-forwarded-for': '6.6.6.6, 203.0.113.7, 10.0.0.1', 'x-forwarded-proto': 'https' },
    });
    const { headers } = (await response.json()) as Told;
    expect(headers).toMatchObject({ 'x-forwarded-for': '203.0.113.7', 'x-forwarded-proto': 'https' });
  });

  test('belong to the trace that the browser says, and all that a page asks to one trace', async () => {
    const { url } = await startProxy();
    const traceparent = '00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01';
    const called = await fetch(`${url}/api/auth/session`, { headers: { traceparent } });
    expect(((await called.json()) as Told).headers.traceparent).toBe(traceparent);
    const ofPage = async () => ((await (await fetch(`${url}/account/`)).json()) as IncomingHttpHeaders).traceparent;
    const [one, other] = [await ofPage(), await ofPage()];
    for (const begun of [one, other]) expect(begun).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
    expect(one).not.toBe(other);
  });

  test('answer 503 in Dutch while the backend is away', async () => {
    const { url: gone, server } = await listening(echo);
    await new Promise((resolve) => server.close(resolve));
    const { url, failures } = await startProxy({ backend: gone });
    const response = await fetch(`${url}/api/account/getHouses`);
    expect(response.status).toBe(503);
    expect(response.headers.get('retry-after')).toBe('5');
    expect(await response.json()).toEqual({
      message: 'We kunnen je gegevens nu even niet bereiken. Probeer het over een paar minuten nog eens.',
      code: 'unavailable',
    });
    expect(failures).toHaveLength(1);
  });

  test('are cut, not completed, when the backend dies halfway', async () => {
    const half = await listening((_request, response) => {
      response.writeHead(200, { 'content-length': '1000' });
      response.write('{"half":', () => response.destroy());
    });
    const { url } = await startProxy({ backend: half.url });
    await expect(fetch(`${url}/api/account/getHouses`).then((response) => response.text())).rejects.toThrow();
  });
});

describe('the addresses of pages', () => {
  test.each([
    ['/kennisbank', '/kennisbank/'],
    ['/kennisbank?categorie=a&page=2', '/kennisbank/?categorie=a&page=2'],
    ['/auth//login/', '/auth/login/'],
    ['//evil.example/', '/evil.example/'],
    ['///evil.example', '/evil.example'],
  ])('%s leads to %s', async (from, to) => {
    const { port } = await startProxy();
    expect(await rawGet(port, from)).toEqual({ status: 308, location: to });
  });

  test.each([
    '/beeld/huis.svg',
    '/sitemap.xml',
    '/_assets/page.js',
    '/_next/static/chunks/a.js',
    '/api/healthz',
    '/api/storyblok/banner',
    '/account/',
  ])('%s stays as it is', async (path) => {
    const { port } = await startProxy();
    expect(await rawGet(port, path)).toEqual({ status: 200, location: undefined });
  });

  test.each([
    '/a/../account/',
    '/a/%2e%2e/account/',
    '/a%2fb/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%zz/',
    '/a%00/',
    'http://evil.example/',
  ])('%s is refused', async (path) => {
    const { port } = await startProxy();
    expect((await rawGet(port, path)).status).toBe(400);
  });

  test.each([
    ['/formulier/quick-check/', '/'],
    ['/en/formulier/quick-check/', '/en/'],
  ])('a form sent to %s without script is answered by what makes pages; who only goes there comes to %s', async (path, home) => {
    const { url } = await startProxy({
      publicPages: ownPages({
        answerForm: async (request, response) => void response.end(`${request.url} for ${request.headers['x-forwarded-for']}`),
      }),
    });
    const response = await fetch(url + path, { method: 'POST', body: new URLSearchParams({ zip: '1271AD' }) });
    expect(await response.text()).toBe(`${path} for 127.0.0.1`);
    const read = await fetch(`${url}${path}?again`, { redirect: 'manual' });
    expect([read.status, read.headers.get('location')]).toEqual([303, home]);
    expect((await fetch(url + path, { method: 'PUT' })).status).toBe(405);
  });

  test('take no other verbs than reading', async () => {
    const { port } = await startProxy();
    expect((await rawGet(port, '/account/', 'POST')).status).toBe(405);
  });

  test.each(['/favicon.ico', '/.well-known/nothing.txt', '/a.b', '/en/a.b?c=d'])(
    'a file that nobody has is a page that isn’t there: %s',
    async (path) => {
      const { url } = await startProxy();
      const response = await fetch(url + path);
      expect([response.status, await response.text()]).toEqual([404, `nothing in ${path.startsWith('/en/') ? 'en-GB' : 'nl-NL'}`]);
    },
  );

  test.each([
    ['/auth/', 'nl-NL'],
    ['/auth/onzin/', 'nl-NL'],
    ['/foto/onzin/', 'nl-NL'],
    ['/en/auth/nonsense/?a=b', 'en-GB'],
    ['/account/onzin/', 'nl-NL'],
    ['/account/woning/zolder/', 'nl-NL'],
    ['/en/account/nonsense/', 'en-GB'],
  ])(
    'what isn’t there on the way into the account, or in it, is a page that isn’t there, and costs Next nothing: %s',
    async (path, locale) => {
      const { url } = await startProxy({ next: (_request, response) => response.end('Next') });
      const response = await fetch(url + path);
      expect([response.status, await response.text()]).toEqual([404, `nothing in ${locale}`]);
    },
  );

  test('what pages are made of and can’t be read is said, and takes nothing else along', async () => {
    const { url, failures } = await startProxy({
      publicPages: ownPages({ answerAsset: () => Promise.reject(new Error('Too many open files.')) }),
    });
    expect((await fetch(`${url}/_assets/page.js`)).status).toBe(503);
    expect(failures).toEqual([new Error('Too many open files.')]);
    expect((await fetch(`${url}/nieuw/`)).status).toBe(200);
  });

  test('what pages are made of is there or it isn’t: no page stands in for it', async () => {
    const { url } = await startProxy();
    const response = await fetch(`${url}/_assets/of-an-earlier-build.js`);
    expect([response.status, await response.text()]).toEqual([404, '']);
  });

  test.each(['/_assets/of-an-earlier-build.js', '/_next/static/chunks/of-an-earlier-build.js'])(
    'a script that isn’t there any more is nothing, and nobody keeps that: %s',
    async (path) => {
      const { url } = await startProxy({
        next: (_request, response) => {
          response.setHeader('cache-control', 'public, max-age=31536000, immutable');
          response.writeHead(404, { 'content-type': 'text/html', etag: '"page"' });
          response.write('<h1>This page');
          response.end('isn’t there</h1>');
        },
      });
      const response = await fetch(url + path);
      expect([response.status, await response.text()]).toEqual([404, '']);
      expect(response.headers.get('cache-control')).toBe('no-store');
      expect(response.headers.get('etag')).toBeNull();
    },
  );

  describe('a file of the build', () => {
    const path = '/_next/static/chunks/a.js';
    const next: RequestListener = ({ method }, response) => response.end(`Next on ${method}`);
    const buildFiles: AnswerFile = async (_request, response) => {
      response.writeHead(200).end('kept');
      return true;
    };
    test('never reaches Next, and has the headers of every answer', async () => {
      const { url } = await startProxy({ next, buildFiles });
      const response = await fetch(url + path);
      expect(await response.text()).toBe('kept');
      expect(response.headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
    });
    test('can only be read', async () => {
      const { url } = await startProxy({ next, buildFiles });
      expect(await (await fetch(url + path, { method: 'POST' })).text()).toBe('Next on POST');
    });
    test('that can’t be read is said, and asked of Next', async () => {
      const failure = new Error('Too many open files.');
      const { url, failures } = await startProxy({ next, buildFiles: () => Promise.reject(failure) });
      expect(await (await fetch(url + path)).text()).toBe('Next on GET');
      expect(failures).toEqual([failure]);
    });
  });

  test('the picture with which a page is shared is made only of a page that is there, or that may be', async () => {
    const asked = async (path: string, over?: Partial<PublicPages>) => {
      const { url } = await startProxy({ publicPages: ownPages(over) });
      return (await fetch(url + path)).status;
    };
    expect(await asked('/beeld/delen/het-proces.png?v=1')).toBe(200);
    expect(await asked('/beeld/delen/onzin.png')).toBe(404);
    expect(await asked('/beeld/delen/onzin.png', { isKnown: () => Promise.reject(new Error('away')) })).toBe(200);
  });

  test('a file that mails show may be shown elsewhere, a script may not', async () => {
    const { url } = await startProxy();
    const policyOf = async (path: string) => (await fetch(url + path)).headers.get('cross-origin-resource-policy');
    expect(await policyOf('/beeld/huis.svg')).toBe('cross-origin');
    expect(await policyOf('/_next/static/chunks/a.js')).toBe('same-origin');
  });

  describe('what programs ask of any site', () => {
    test('who hears of a weak spot, until less than a year from now', async () => {
      const { url } = await startProxy();
      const response = await fetch(`${url}/.well-known/security.txt`);
      expect(response.headers.get('content-type')).toBe('text/plain; charset=utf-8');
      expect(await response.text()).toBe(
        [
          `Contact: mailto:${pomp.seller.email}`,
          'Expires: 2027-05-01T00:00:00.000Z',
          'Preferred-Languages: nl, en',
          'Canonical: https://www.pomp.example/.well-known/security.txt',
          '',
        ].join('\n'),
      );
    });

    test.each([
      [pomp, '/account/gegevens/'],
      [amstelwarmte, '/mijn/gegevens/'],
    ])('where a password is changed', async (edition, page) => {
      const { url } = await startProxy({ edition });
      const { status, headers } = await fetch(`${url}/.well-known/change-password`, { redirect: 'manual' });
      expect([status, headers.get('location')]).toEqual([302, page]);
    });

    test('there is nothing where nothing is, which is how a password manager sees that this site answers honestly', async () => {
      const { url } = await startProxy();
      const asked = '/.well-known/resource-that-should-not-exist-whose-status-code-should-not-be-200';
      expect((await fetch(url + asked)).status).toBe(404);
    });
  });

  test('there is no image optimizer', async () => {
    const { port } = await startProxy();
    expect((await rawGet(port, '/_next/image?url=http://evil.example/a.png&w=16&q=1')).status).toBe(404);
  });
});

describe('another seller’s addresses', () => {
  const asked = async (path: string, headers: Record<string, string> = {}) => {
    const { url } = await startProxy({
      edition: amstelwarmte,
      next: (request, response) => response.end(JSON.stringify({ url: request.url, headers: request.headers })),
    });
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    const { url: page, headers: told } = (await response.json().catch(() => ({ headers: {} }))) as Partial<Told> &
      Pick<Told, 'headers'>;
    return { page, shown: told['x-pomp-shown-path'], headers: response.headers, status: response.status };
  };

  test.each([
    ['/mijn/', '/nl-NL/account/'],
    ['/mijn/papieren/7/', '/nl-NL/account/documenten/?orderId=7'],
  ])('%s is the page at %s, with the policy of where a password is typed', async (path, page) => {
    const answer = await asked(path);
    expect(answer.page).toBe(page);
    expect(answer.shown).toBe(path);
    const policy = answer.headers.get('content-security-policy') ?? '';
    expect(policy).toContain("'nonce-");
    expect(policy).not.toContain('widget.reviews.example');
  });

  test.each([
    ['/inloggen/?email=a%40b.nl', 'nl-NL', '/auth/login/?email=a%40b.nl'],
    ['/en/auth/forgot-password/', 'en-GB', '/auth/wachtwoord-vergeten/'],
  ])('%s is made by the site itself, in %s as %s', async (path, locale, standsAt) => {
    const { url } = await startProxy({ edition: amstelwarmte });
    expect(await (await fetch(url + path)).json()).toEqual({ locale, shownAt: path, standsAt });
  });

  test('tell Next’s router where the page stands', async () => {
    const { headers, page } = await asked('/mijn/papieren/7/?_rsc=abc', { rsc: '1' });
    expect(page).toBe('/nl-NL/account/documenten/?orderId=7&_rsc=abc');
    expect(headers.get('x-nextjs-rewritten-path')).toBe('/nl-NL/account/documenten/');
    expect(headers.get('x-nextjs-rewritten-query')).toBe('orderId=7');
    const same = await asked('/mijn/?_rsc=abc', { rsc: '1' });
    expect(same.headers.get('x-nextjs-rewritten-path')).toBe('/nl-NL/account/');
    expect(same.headers.get('x-nextjs-rewritten-query')).toBeNull();
  });

  test.each([
    ['/mijn/onzin/', 'nl-NL'],
    ['/en/account/nonsense/', 'en-GB'],
  ])('%s is no page', async (path, locale) => {
    const { url } = await startProxy({ edition: amstelwarmte });
    expect(await (await fetch(url + path)).text()).toBe(`nothing in ${locale}`);
  });

  test('get their slash as all do, and say themselves where they are shown', async () => {
    const { status, headers } = await asked('/mijn/papieren');
    expect([status, headers.get('location')]).toEqual([308, '/mijn/papieren/']);
    expect((await asked('/mijn/', { 'x-pomp-shown-path': '/evil/' })).shown).toBe('/mijn/');
  });

  test.each(['/kennisbank/', '/account/gegevens/', '/auth/wachtwoord-vergeten/'])('%s is none of Next’s pages', async (path) => {
    const { url } = await startProxy({ edition: amstelwarmte });
    expect(await (await fetch(url + path)).text()).toBe(`page ${path}`);
  });
});

describe('addresses in another language', () => {
  const asked = async (path: string, headers: Record<string, string> = {}) => {
    const { url } = await startProxy({
      next: (request, response) => response.end(JSON.stringify({ url: request.url, headers: request.headers })),
    });
    const response = await fetch(url + path, { headers, redirect: 'manual' });
    const told = (await response.json().catch(() => undefined)) as Told | undefined;
    return { page: told?.url, shown: told?.headers['x-pomp-shown-path'], response };
  };

  test.each([
    [
      '/en/account/home/heating-system/?houseId=1&back=review',
      '/en-GB/account/woning/verwarmingssysteem/?houseId=1&terug=nakijken',
    ],
  ])('%s is the page at %s', async (path, page) => {
    expect((await asked(path)).page).toBe(page);
  });

  test('of the account have the policy of where a password is typed, and tell the page where it is shown', async () => {
    const { shown, response } = await asked('/en/account/payment/?orderId=7&type=PY');
    expect(shown).toBe('/en/account/payment/?orderId=7&type=PY');
    expect(response.headers.get('content-security-policy')).toContain("'nonce-");
  });

  test.each([
    ['/en/account/documenten/?orderId=7', '/en/account/documents/?orderId=7'],
    ['/en/account/woning/verwarmingssysteem/?houseId=1&terug=nakijken', '/en/account/home/heating-system/?houseId=1&back=review'],
    ['/account/documents/', '/account/documenten/'],
    ['/en/controle/?code=a', '/en/verify/?code=a'],
  ])('%s, in the words of another one, leads to %s', async (path, moved) => {
    const { response } = await asked(path);
    expect([response.status, response.headers.get('location')]).toEqual([307, moved]);
  });

  test('show a failure in that language', async () => {
    const { url } = await startProxy({
      next: (_request, response) => response.writeHead(500).end('stack'),
      publicPages: ownPages({ answer: () => Promise.reject(new Error('The content is away.')) }),
    });
    const failureAt = async (path: string) => (await fetch(url + path)).text();
    expect(await failureAt('/en/contact/')).toBe('<h1>This page isn’t working right now</h1>');
    expect(await failureAt('/en/account/')).toBe('<h1>This page isn’t working right now</h1>');
    expect(await failureAt('/account/')).toBe(failurePage.html);
  });
});

describe('a call that fails', () => {
  const html: RequestListener = (_request, response) =>
    response.writeHead(404, { 'content-type': 'text/html', 'x-nextjs-cache': 'HIT' }).end('<h1>Niet gevonden</h1>');
  const nothing: RequestListener = (_request, response) => response.writeHead(405, { allow: 'GET, HEAD' }).end();
  const broken: RequestListener = (_request, response) => response.writeHead(500).end('stack');

  test.each([
    ['because nobody answers there', '/api/onbekend', 404, 'notFound', html],
    ['because it asks with another verb', '/api/storyblok/banner', 405, 'malformedRequest', nothing],
    ['because its answer fails', '/api/storyblok/publish', 500, 'serverError', broken],
    ['because its path isn’t plain', '/api/%2e%2e/account/getHouses', 400, 'malformedRequest', html],
  ])('%s is told so in JSON', async (_why, path, status, code, next) => {
    const { port } = await startProxy({ next });
    const { status: told, headers, body } = await rawAnswer(port, path);
    expect([told, headers['content-type']]).toEqual([status, 'application/json; charset=utf-8']);
    expect(JSON.parse(body)).toEqual({ message: expect.stringMatching(/\.$/), code });
  });

  test('is told so in the language that it asks for', async () => {
    const { url } = await startProxy({ next: html });
    const messageIn = async (language: string) =>
      ((await (await fetch(`${url}/api/onbekend`, { headers: { 'accept-language': language } })).json()) as { message: string })
        .message;
    expect([await messageIn('en-GB'), await messageIn('nl-NL')]).toEqual([
      'We couldn’t find this.',
      'Dit hebben we niet gevonden.',
    ]);
  });

  test('in words of its own keeps them', async () => {
    const own = JSON.stringify({ message: 'De handtekening klopt niet.', code: 'forbidden' });
    const { url } = await startProxy({
      next: (_request, response) => response.writeHead(403, { 'content-type': 'application/json' }).end(own),
    });
    expect(await (await fetch(`${url}/api/storyblok/publish`, { method: 'POST', body: '{}' })).text()).toBe(own);
  });
});

describe('headers', () => {
  test.each(['/', '/account/', '/api/auth/session', '/favicon.ico', '/zonder-streep', '/a/../b/'])(
    '%s is never taken for another type',
    async (path) => {
      const { url } = await startProxy();
      const response = await fetch(url + path, { redirect: 'manual' });
      expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    },
  );

  test('Next’s pages say which fonts to load first', async () => {
    const { url } = await startProxy();
    const [account, call] = await Promise.all(['/account/', '/api/healthz'].map((path) => fetch(url + path)));
    expect(account?.headers.get('link')).toContain('/font.woff2');
    expect(call?.headers.get('link')).toBeNull();
  });
});

describe('the script policy', () => {
  test('of the account has a nonce, another one each time, which Next gets to know', async () => {
    const { url } = await startProxy();
    const policies = await Promise.all(
      [1, 2].map(async () => {
        const response = await fetch(`${url}/account/`);
        const told = (await response.json()) as IncomingHttpHeaders;
        expect(told['content-security-policy']).toBe(response.headers.get('content-security-policy'));
        return response.headers.get('content-security-policy');
      }),
    );
    expect(policies[0]).toMatch(/script-src 'self' 'nonce-[\w+/=]{24}' 'sha256-[\w+/=]{44}';/);
    expect(policies[0]).not.toBe(policies[1]);
  });

  test('lets no scripts of others run in the account', async () => {
    const { url } = await startProxy();
    const policy = (await fetch(`${url}/account/`)).headers.get('content-security-policy') ?? '';
    expect(policy).toContain("'nonce-");
    expect(policy).not.toContain('widget.reviews.example');
  });

  test('of a visitor never reaches Next, which would put its nonce on its scripts', async () => {
    const { url } = await startProxy();
    const response = await fetch(`${url}/account/`, { headers: { 'content-security-policy': "script-src 'nonce-evil'" } });
    expect(await response.text()).not.toContain('evil');
  });
});

describe('a page that can’t be made', () => {
  test.each([
    [
      'at once',
      ((_request, response) => response.writeHead(500, { 'cache-control': 's-maxage=9' }).end('stack')) satisfies RequestListener,
    ],
    [
      'in pieces',
      ((_request, response) => (
        ((response.statusCode = 500), response.write('sta')),
        response.end('ck')
      )) satisfies RequestListener,
    ],
  ])('and fails %s becomes a friendly 503 that nobody keeps', async (_how, next) => {
    const { url } = await startProxy({ next });
    const response = await fetch(`${url}/account/gegevens/`);
    expect(response.status).toBe(503);
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('retry-after')).toBe('5');
    expect(response.headers.get('content-security-policy')).toBe(failurePage.policy);
    expect(await response.text()).toBe(failurePage.html);
  });

  test('is none of those that are at hand', async () => {
    const { url } = await startProxy({
      publicPages: ownPages({
        answerAtHand: ({ url: asked }, response) => asked === '/nieuw/' && Boolean(response.end('at hand')),
        answer: () => Promise.reject(new Error('The content is away.')),
      }),
    });
    expect(await (await fetch(`${url}/nieuw/`)).text()).toBe('at hand');
    expect((await fetch(`${url}/ander/`)).status).toBe(503);
  });

  test('of those for everyone becomes the same, and is said', async () => {
    const { url, failures } = await startProxy({
      publicPages: ownPages({ answer: () => Promise.reject(new Error('The content is away.')) }),
    });
    const response = await fetch(`${url}/nieuw/`);
    expect([response.status, response.headers.get('content-security-policy'), await response.text()]).toEqual([
      503,
      failurePage.policy,
      failurePage.html,
    ]);
    expect(failures).toEqual([new Error('The content is away.')]);
  });

  test('stays a failure to Next’s router, which would not read the page', async () => {
    const { url } = await startProxy({ next: (_request, response) => response.writeHead(500).end() });
    const response = await fetch(`${url}/account/gegevens/`, { headers: { rsc: '1' } });
    expect(response.status).toBe(500);
    expect(await response.text()).toBe('');
  });
});

describe('stopping', () => {
  test('finishes what is under way, refuses what is new, and closes', async () => {
    const { server, port, url } = await startProxy({ next: () => undefined });
    const underWay = fetch(`${url}/account/gegevens/`);
    const [, response] = (await once(server, 'request')) as [unknown, ServerResponse];
    const stopped = gracefulStop(server, 10_000);
    await expect(once(connect(port, '127.0.0.1'), 'connect')).rejects.toThrow('ECONNREFUSED');
    response.end('klaar');
    expect(await (await underWay).text()).toBe('klaar');
    await stopped;
  });

  test.each(['/', '/api/auth/session'])(
    'still answers what comes over a kept connection, and then lets it go (%s)',
    async (path) => {
      const { server, port } = await startProxy();
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      const ask = async () => {
        const [response] = (await once(get({ host: '127.0.0.1', port, path, agent }), 'response')) as [IncomingMessage];
        response.resume();
        await once(response, 'end');
        return response;
      };
      expect((await ask()).headers.connection).toBe('keep-alive');
      const stopped = gracefulStop(server, 10_000);
      const last = await ask();
      expect(last.statusCode).toBeLessThan(300);
      expect(last.headers.connection).toBe('close');
      await stopped;
    },
  );

  test('cuts what doesn’t finish in time', async () => {
    const { server, url } = await startProxy({ next: () => undefined });
    const cut = expect(once(get(`${url}/account/gegevens/`), 'response')).rejects.toThrow('socket hang up');
    await once(server, 'request');
    await gracefulStop(server, 50);
    await cut;
  });
});
