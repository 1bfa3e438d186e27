import { once } from 'node:events';
import type * as fs from 'node:fs/promises';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { sendPage } from '../reverse-proxy/encoded-page';
import { createPageStore, type Made, type PageStore, type PageStoreOptions } from './page-store';

/** What the next page that is written waits for, or fails by. */
const disk = vi.hoisted(() => ({ next: undefined as (() => Promise<void>) | undefined }));
vi.mock('node:fs/promises', async (load) => {
  const real = await load<typeof fs>();
  const rename: typeof real.rename = async (...names) => {
    const { next } = disk;
    disk.next = undefined;
    await next?.();
    await real.rename(...names);
  };
  return { ...real, rename };
});

const hour = 3_600_000;
let directory: string;
let clock = 0;
let reported: unknown[] = [];

beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pages-'));
  clock = 0;
  reported = [];
});
// What nobody waits for may still be written.
afterEach(() => rm(directory, { recursive: true, force: true, maxRetries: 5 }));

function started(options: Partial<PageStoreOptions> = {}): PageStore {
  // What an earlier test's store still writes must not be told to the next test.
  const ownReported = reported;
  return createPageStore({
    directory,
    headers: { 'content-type': 'text/html' },
    keeps: true,
    now: () => clock,
    report: (error) => ownReported.push(error),
    ...options,
  });
}

const page = (html: string, ...tags: string[]): Made => ({ html, tags, status: 200 });

/** What a visitor sees. */
async function shown(store: PageStore, address: string, make: () => Promise<Made> | Made): Promise<string> {
  const found = await store.find(address, async () => make());
  if (typeof found === 'string') return found;
  return 'movedTo' in found ? `→ ${found.movedTo}` : found.page.body.toString();
}

/** Made, and on disk too. */
async function kept(store: PageStore, address: string, made: Made): Promise<void> {
  await shown(store, address, () => made);
  await expect.poll(filesOf).toHaveLength(1);
}

const filesOf = async () => (await readdir(directory)).filter((name) => name.endsWith('.json'));

test('a page is made once, however many ask for it, and is at hand from then on', async () => {
  const store = started();
  const make = vi.fn(async () => page('a', 'x'));
  expect(store.atHand('/a/')).toBeUndefined();
  await Promise.all([shown(store, '/a/', make), shown(store, '/a/', make), shown(store, '/a/', make)]);
  await shown(store, '/a/', make);
  expect(make).toHaveBeenCalledTimes(1);
  expect(store.atHand('/a/')?.page.body.toString()).toBe('a');
  expect(store.atHand('/b/')).toBeUndefined();
});

test('what was published is made again for the next visitor, and nothing else', async () => {
  const store = started();
  await shown(store, '/a/', () => page('a', 'x', 'y'));
  await shown(store, '/b/', () => page('b', 'z'));
  store.markStale(['y']);
  expect(store.atHand('/a/')).toBeUndefined();
  expect(store.atHand('/b/')).toBeDefined();
  expect(await shown(store, '/a/', () => page('a again', 'x'))).toBe('a again');
});

test('what is published while a page is being made makes it stale', async () => {
  const store = started();
  await shown(store, '/a/', () => {
    store.markStale(['x']);
    return page('of before', 'x');
  });
  expect(await shown(store, '/a/', () => page('of after', 'x'))).toBe('of after');
});

test('the last good page stays while it can’t be made; after a rest, or another publication, it is tried again', async () => {
  const store = started();
  const fails = vi.fn(() => Promise.reject(new Error('away')));
  await shown(store, '/a/', () => page('good', 'x'));
  store.markStale(['x']);
  expect(await shown(store, '/a/', fails)).toBe('good');
  expect(await shown(store, '/a/', fails)).toBe('good');
  expect(fails).toHaveBeenCalledTimes(1);
  expect(reported).toEqual([new Error('away')]);
  clock += 5_000;
  expect(await shown(store, '/a/', fails)).toBe('good');
  expect(fails).toHaveBeenCalledTimes(2);
  store.markStale(['x']);
  expect(await shown(store, '/a/', () => page('better', 'x'))).toBe('better');
  await expect(store.find('/b/', fails)).rejects.toThrow('away');
});

test('nobody waits long for what was published', async () => {
  const store = started({ patience: 0 });
  await shown(store, '/a/', () => page('good', 'x'));
  store.markStale(['x']);
  let answerAtLast = (_made: Made) => {};
  const slow = new Promise<Made>((resolve) => (answerAtLast = resolve));
  expect(await shown(store, '/a/', () => slow)).toBe('good');
  answerAtLast(page('late', 'x'));
  await expect.poll(() => store.atHand('/a/')?.page.body.toString()).toBe('late');
});

test('what is merely old is shown while it is made again', async () => {
  const store = started();
  await shown(store, '/a/', () => page('old', 'x'));
  clock += hour;
  expect(await shown(store, '/a/', () => page('new', 'x'))).toBe('old');
  await expect.poll(() => store.atHand('/a/')?.page.body.toString()).toBe('new');
});

test('a start makes again what was kept, which is shown while it can’t be made', async () => {
  await kept(started(), '/a/', page('of yesterday', 'x'));
  const store = started();
  expect(store.atHand('/a/')).toBeUndefined();
  expect([await store.isKept('/a/'), await store.isKept('/b/')]).toEqual([true, false]);
  expect(await shown(store, '/a/', () => Promise.reject(new Error('away')))).toBe('of yesterday');
  await expect.poll(() => reported).toHaveLength(1);
  clock += 5_000;
  expect(await shown(store, '/a/', () => page('of today', 'x'))).toBe('of today');
  await expect.poll(() => store.atHand('/a/')?.page.body.toString()).toBe('of today');
});

test.each([
  ['is there again', page('of today', 'x'), 'of today', 1],
  ['is gone where there is none any more', 'missing', 'missing', 0],
] as const)('a page of which the file was cut off %s, and somebody hears of it', async (_, made, sees, files) => {
  await kept(started(), '/a/', page('of yesterday', 'x'));
  const [file = ''] = await filesOf();
  await writeFile(join(directory, file), '{"html":"of yest');
  const store = started();
  expect(await shown(store, '/a/', () => made)).toBe(sees);
  expect(reported).toEqual([new Error("The page at /a/ can't be read from the disk.")]);
  expect(await shown(store, '/a/', () => made)).toBe(sees);
  await expect.poll(filesOf).toHaveLength(files);
});

test('a page that is gone is gone after the next start too', async () => {
  const store = started();
  await kept(store, '/a/', page('a', 'x'));
  store.markStale(['x']);
  expect(await shown(store, '/a/', () => 'missing')).toBe('missing');
  await expect.poll(filesOf).toEqual([]);
});

test('that there is none, and where it is instead, is kept nowhere', async () => {
  const store = started();
  const make = vi.fn((): Made => ({ movedTo: '/b/' }));
  expect([await shown(store, '/a/', make), await shown(store, '/a/', make)]).toEqual(['→ /b/', '→ /b/']);
  expect(make).toHaveBeenCalledTimes(2);
});

test('that a part of a list isn’t there is known until something of the list is published', async () => {
  const store = started();
  const make = vi.fn((): Made => ({ missingUntil: ['x'] }));
  expect([await shown(store, '/a/?page=9', make), await shown(store, '/a/?page=9', make)]).toEqual(['missing', 'missing']);
  expect(make).toHaveBeenCalledTimes(1);
  store.markStale(['x']);
  expect(await shown(store, '/a/?page=9', () => page('ninth', 'x'))).toBe('ninth');
});

test('a disk that can’t be written takes no page away', async () => {
  const store = started({ directory: '/dev/null/pages' });
  await expect(shown(store, '/a/', () => page('a', 'x'))).resolves.toBe('a');
  expect(store.atHand('/a/')).toBeDefined();
  await expect.poll(() => reported).not.toEqual([]);
});

test('while developing each page is made when it is asked for', async () => {
  const store = started({ keeps: false });
  expect([await shown(store, '/a/', () => page('a')), await shown(store, '/a/', () => page('b'))]).toEqual(['a', 'b']);
});

test('what has no place in memory is right on disk, until something of it is published', async () => {
  const store = started({ maxPages: 1 });
  await kept(store, '/a/', page('a', 'x'));
  await shown(store, '/b/', () => page('b', 'y'));
  expect(store.atHand('/a/')).toBeUndefined();
  const make = vi.fn(() => page('a again', 'x'));
  expect(await shown(store, '/a/', make)).toBe('a');
  expect(make).not.toHaveBeenCalled();
  await shown(store, '/b/', () => page('b again', 'y'));
  store.markStale(['x']);
  expect(await shown(store, '/a/', make)).toBe('a again');
});

test('what is still on its way to the disk is waited for, where it has no place in memory any more', async () => {
  const store = started({ maxPages: 1 });
  await kept(store, '/a/', page('of before', 'x'));
  store.markStale(['x']);
  let letGo = () => {};
  const gone = new Promise<void>((resolve) => (letGo = resolve));
  disk.next = () => gone;
  await shown(store, '/a/', () => page('of after', 'x'));
  await shown(store, '/b/', () => page('b'));
  const asked = shown(store, '/a/', () => page('made again'));
  letGo();
  expect(await asked).toBe('of after');
});

test('what the disk didn’t take isn’t taken for what is there', async () => {
  const store = started({ maxPages: 1 });
  await kept(store, '/a/', page('of before', 'x'));
  store.markStale(['x']);
  disk.next = () => Promise.reject(new Error('full'));
  await shown(store, '/a/', () => page('of after', 'x'));
  await expect.poll(() => reported).toHaveLength(1);
  await shown(store, '/b/', () => page('b'));
  expect(await shown(store, '/a/', () => page('made again', 'x'))).toBe('made again');
});

test('a page that says that something isn’t there does so each time', async () => {
  const store = started();
  const ask = () => store.find('/a/?b', async () => ({ html: 'nothing', tags: [], status: 404 }));
  expect(await ask()).toMatchObject({ status: 404, from: 'made' });
  expect(await ask()).toMatchObject({ status: 404, from: 'kept' });
  expect(store.atHand('/a/?b')).toMatchObject({ status: 404 });
});

test('a page that is kept is smaller once many have asked for it', async () => {
  const store = started();
  const html = await readFile(import.meta.filename, 'utf8');
  await kept(store, '/a/', page(html));
  const server = createServer((request, response) => {
    const found = store.atHand('/a/');
    if (found) sendPage(found.page, request, response);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  onTestFinished(() => void server.close());
  const { port } = server.address() as AddressInfo;
  const ask = async () => {
    const asked = await fetch(`http://127.0.0.1:${port}`, { headers: { 'accept-encoding': 'br' } });
    expect(await asked.text()).toBe(html);
    return Number(asked.headers.get('content-length'));
  };
  const first = await ask();
  await expect.poll(ask).toBeLessThan(first);
});
