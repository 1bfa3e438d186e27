import { calls } from '@pomp/api-contract';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { sessionKey } from '../queries/call-key.js';
import { withRefreshing } from '../queries/refreshing.js';
import { forgetSessionEnd, hasSessionEnded } from '../session/session-end.js';
import { withSessionHandling } from '../session/session-loss.js';
import { sessionQuery } from '../session/session-query.js';
import { createApiClient } from './api-client.js';
import { hrefOf } from './href-of.js';
import { resolveUrl } from './resolve-url.js';

const baseUrl = 'https://api.seller.example';
const nobody = () => new Response(JSON.stringify({ message: 'Log in', code: 'unauthorized' }), { status: 401 });
const fetch = vi.fn<typeof globalThis.fetch>((url) =>
  Promise.resolve(String(url).endsWith(calls.removeSession.path) ? Response.json({}) : nobody()),
);
afterEach(() => {
  fetch.mockClear();
  forgetSessionEnd();
  vi.unstubAllGlobals();
});

test('cookies go along to another origin where that is asked', async () => {
  for (const [options, credentials] of [
    [{ fetch }, 'same-origin'],
    [{ fetch, baseUrl }, 'same-origin'],
    [{ fetch, baseUrl, credentials: 'include' }, 'include'],
  ] as const) {
    await expect(createApiClient(options).call('getOrders')).rejects.toThrow();
    expect(fetch).toHaveBeenLastCalledWith(
      `${'baseUrl' in options ? baseUrl : ''}/api/account/getOrders`,
      expect.objectContaining({ credentials }),
    );
  }
});

test('who is logged in is asked where no hint of it can be read, and not asked where there is none', async () => {
  vi.stubGlobal('document', { location: { origin: 'https://mijn.seller.example' }, cookie: '' });
  const queryClient = new QueryClient();
  const placed = (client: ReturnType<typeof createApiClient>) =>
    withRefreshing(withSessionHandling(client, { queryClient, onSessionLost: () => undefined }), queryClient);

  await expect(queryClient.fetchQuery({ ...sessionQuery(placed(createApiClient({ fetch }))), retry: false })).resolves.toBeNull();
  expect(fetch).not.toHaveBeenCalled();
  queryClient.clear();
  const elsewhere = placed(createApiClient({ fetch, baseUrl, credentials: 'include' }));
  await expect(queryClient.fetchQuery({ ...sessionQuery(elsewhere), retry: false })).resolves.toBeNull();
  expect(fetch).toHaveBeenCalledOnce();
});

describe('that a session ended by itself', () => {
  /** Asks who is logged in: the server says that it’s nobody. */
  async function ask({ pageCookies = '', api = baseUrl, known = false, leaves = false }) {
    let cookies = pageCookies;
    vi.stubGlobal('document', {
      location: { origin: 'https://mijn.seller.example' },
      get cookie() {
        return cookies;
      },
      // What is set here is the hint, to be forgotten.
      set cookie(_forgotten: string) {
        cookies = '';
      },
    });
    const queryClient = new QueryClient();
    if (known) queryClient.setQueryData(sessionKey, calls.session.example.response.user);
    const client = createApiClient({ fetch, baseUrl: api, credentials: 'include' });
    const placed = withSessionHandling(client, { queryClient, onSessionLost: () => undefined });
    if (leaves) await placed.call('removeSession');
    await expect(queryClient.fetchQuery({ ...sessionQuery(placed), staleTime: 0, retry: false })).resolves.toBeNull();
    expect(fetch).toHaveBeenCalledWith(`${api}${calls.session.path}`, expect.anything());
  }

  test('is not said to whoever never logged in, where no hint of a session can be read', async () => {
    await ask({});
    expect(hasSessionEnded()).toBe(false);
  });

  test('is not said after logging out there', async () => {
    await ask({ known: true, leaves: true });
    expect(hasSessionEnded()).toBe(false);
  });

  test('is said there to whoever was known', async () => {
    await ask({ known: true });
    expect(hasSessionEnded()).toBe(true);
  });

  test('is said on the page’s own origin to whoever has the hint of a session', async () => {
    await ask({ api: 'https://mijn.seller.example', pageCookies: 'pomp_signed_in=1' });
    expect(hasSessionEnded()).toBe(true);
  });
});

test('a call to the page’s own origin begins a trace, and none to another, which may not allow it', async () => {
  const sent = async (options: Parameters<typeof createApiClient>[0]) => {
    await createApiClient({ fetch, ...options })
      .call('getOrders')
      .catch(() => undefined);
    return new Headers(fetch.mock.lastCall?.[1]?.headers).get('traceparent');
  };
  const [one, other] = [await sent({}), await sent({})];
  for (const begun of [one, other]) expect(begun).toMatch(/^00-[\da-f]{32}-[\da-f]{16}-01$/);
  expect(one).not.toBe(other);
  expect(await sent({ baseUrl })).toBeNull();
});

test('files are found where the API is', () => {
  expect(hrefOf('download', { url: 'a b' })).toBe('/api/download?url=a+b');
  expect(hrefOf('getUserFiles', undefined)).toBe('/api/account/getUserFiles');
  expect(hrefOf('getHousePicture', { houseId: '1', part: undefined })).toBe('/api/account/getHousePicture?houseId=1');
  expect(hrefOf('download', { url: 'a b' }, baseUrl)).toBe(`${baseUrl}/api/download?url=a+b`);
});

test('an address that an answer has leads to the API, unless it is whole', () => {
  expect(resolveUrl('/api/account/getDocument?documentId=1')).toBe('/api/account/getDocument?documentId=1');
  expect(resolveUrl('/api/account/getDocument?documentId=1', baseUrl)).toBe(`${baseUrl}/api/account/getDocument?documentId=1`);
  expect(resolveUrl('https://files.example/a.pdf', baseUrl)).toBe('https://files.example/a.pdf');
});
