import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { withRefreshing } from '../queries/refreshing.js';
import { withSessionHandling } from '../session/session-loss.js';
import { sessionQuery } from '../session/session-query.js';
import { createApiClient } from './api-client.js';
import { hrefOf } from './href-of.js';
import { resolveUrl } from './resolve-url.js';

const baseUrl = 'https://api.seller.example';
const nobody = () => new Response(JSON.stringify({ message: 'Log in', code: 'unauthorized' }), { status: 401 });
const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve(nobody()));
afterEach(() => {
  fetch.mockClear();
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
  expect(hrefOf('download', { url: 'a b' }, baseUrl)).toBe(`${baseUrl}/api/download?url=a+b`);
});

test('an address that an answer has leads to the API, unless it is whole', () => {
  expect(resolveUrl('/api/account/getDocument?documentId=1')).toBe('/api/account/getDocument?documentId=1');
  expect(resolveUrl('/api/account/getDocument?documentId=1', baseUrl)).toBe(`${baseUrl}/api/account/getDocument?documentId=1`);
  expect(resolveUrl('https://files.example/a.pdf', baseUrl)).toBe('https://files.example/a.pdf');
});
