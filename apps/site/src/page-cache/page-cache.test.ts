import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { nodeFs } from 'next/dist/server/lib/node-fs-methods.js';
import type { CachedRouteKind, IncrementalCacheKind } from 'next/dist/server/response-cache/types.js';
import { edition } from '@pomp/edition/editions/pomp';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setSiteEdition } from '../edition';

const folders: string[] = [];
let folder: string;

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'page-cache-'));
  folders.push(folder);
  await mkdir(join(folder, 'dist/server'), { recursive: true });
  await writeFile(join(folder, 'dist/BUILD_ID'), 'build-7\n');
});
afterEach(() => vi.resetModules());
afterAll(() => Promise.all(folders.map((path) => rm(path, { recursive: true }))));

/** As a newly started site sees it: nothing in memory. */
async function startedCache() {
  vi.stubEnv('DATA_DIR', join(folder, 'data'));
  vi.resetModules();
  setSiteEdition(edition);
  const { default: PageCache } = await import('./page-cache');
  return new PageCache({
    fs: nodeFs,
    flushToDisk: true,
    serverDistDir: join(folder, 'dist/server'),
    revalidatedTags: [],
    _requestHeaders: {},
  });
}

const key = '/route-cache/APP_PAGE/hash/$/kennisbank';
const reading = { kind: 'APP_PAGE' as IncrementalCacheKind.APP_PAGE, isFallback: false, isRoutePPREnabled: false } as const;
const page = (html: string, status = 200) =>
  ({
    kind: 'APP_PAGE' as CachedRouteKind.APP_PAGE,
    html,
    rscData: Buffer.from('rsc'),
    headers: { 'x-next-cache-tags': 'content,story:kennisbank' },
    postponed: undefined,
    status,
    segmentData: undefined,
  }) as const;
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const pageFile = () => join(folder, 'data/pages/build-7-pomp/server', `${key}.html`);

test('a page is still there after a restart, with a policy for exactly its inline scripts', async () => {
  const written = page('<p>Hoi</p><script id="a">one()</script><script src="/b.js" async=""></script><script>two("x")</script>');
  await (await startedCache()).set(key, written, reading);

  const entry = await (await startedCache()).get(key, reading);
  if (entry?.value?.kind !== 'APP_PAGE') throw new Error('The page is gone.');
  expect(entry.value.html).toBe(written.html);
  expect(entry.value.headers?.['content-security-policy']).toContain(`script-src 'self' ${hashOf('one()')} ${hashOf('two("x")')};`);
  expect(entry.value.headers?.['x-next-cache-tags']).toBe('content,story:kennisbank');
});

test('the first visitor gets the policy too: it is on the page that Next hands over', async () => {
  const written = page('<script>one()</script>');
  await (await startedCache()).set(key, written, reading);
  expect(written.headers).toHaveProperty('content-security-policy');
});

test('a page is kept with its scripts at its end, and a policy for the one that fetches them', async () => {
  const written = page('<html><body><main>Hoi</main><script src="/b.js" async=""></script></body></html>');
  await (await startedCache()).set(key, written, reading);
  const entry = await (await startedCache()).get(key, reading);
  if (entry?.value?.kind !== 'APP_PAGE') throw new Error('The page is gone.');
  const [, fetches = ''] = /<script>([\s\S]*)<\/script><\/body>/.exec(entry.value.html) ?? [];
  expect(fetches).toContain('["/b.js"]');
  expect(entry.value.headers?.['content-security-policy']).toContain(hashOf(fetches));
});

test.each([
  ['as Next tells it', page('<p>Niet gevonden</p>', 404)],
  ['as the page itself does', page('<meta name="pomp-status" content="404"/><p>Niet gevonden</p>')],
])('pages that don’t exist, %s, are said not to, and fill no disk', async (_how, missing) => {
  await (await startedCache()).set(key, missing, reading);
  expect(missing.status).toBe(404);
  expect(existsSync(pageFile())).toBe(false);
});

test('what the reverse proxy has cached stays valid while pages are made for the first time or don’t exist, not when one is made again or marked', async () => {
  const { pageChanges } = await import('./page-changes');
  const cache = await startedCache();
  const since = async (change: () => Promise<void>) => {
    const before = pageChanges();
    await change();
    return pageChanges() - before;
  };
  expect(await since(() => cache.set(`${key}/onbekend`, page('<p>Niet gevonden</p>', 404), reading))).toBe(0);
  expect(await since(() => cache.set(key, page('<p>Hoi</p>'), reading))).toBe(0);
  expect(await since(() => cache.set(key, page('<p>Hallo</p>'), reading))).toBe(1);
  expect(await since(() => cache.revalidateTag('story:kennisbank', {}))).toBe(1);
  expect(await since(() => cache.set(key, page('<p>Niet gevonden</p>', 404), reading))).toBe(1);
});

test('a page that is taken away stays away after a restart', async () => {
  const cache = await startedCache();
  await cache.set(key, page('<p>Actie</p>'), reading);
  await cache.set(key, page('<p>Niet gevonden</p>', 404), reading);
  const entry = await (await startedCache()).get(key, reading);
  expect(entry?.value).toMatchObject({ status: 404, html: '<p>Niet gevonden</p>' });
});

test('another build starts with an empty cache: its scripts have other names', async () => {
  await (await startedCache()).set(key, page('<p>Hoi</p>'), reading);
  await writeFile(join(folder, 'dist/BUILD_ID'), 'build-8');
  expect(await (await startedCache()).get(key, reading)).toBeNull();

  const { removeOtherBuilds } = await import('./pages-directory');
  await removeOtherBuilds(join(folder, 'data'), join(folder, 'dist'), 'pomp');
  expect(existsSync(pageFile())).toBe(false);
});

test('each edition has a cache of its own: their pages are of other companies', async () => {
  const { pagesDirectory } = await import('./pages-directory');
  const directories = ['pomp', 'amstelwarmte'].map((id) => pagesDirectory(join(folder, 'data'), join(folder, 'dist'), id));
  expect(new Set(directories).size).toBe(2);
});
