import { mkdir, mkdtemp, readdir, readFile, rm, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksForNoWords } from '@pomp/tooling/hear-words-elsewhere';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockDirectory } from './directory-lock.js';

asksForNoWords();

/** A process in another container. */
const other = 'abcdef0123456789.7.0123456789abcdef';
const onTaken = vi.fn();
const modifiedAt = async (path: string) => (await stat(path)).mtimeMs;

let directory: string;
let owners: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pomp-lock-'));
  owners = join(directory, 'owners');
  await mkdir(owners);
});
afterEach(async () => {
  vi.useRealTimers();
  onTaken.mockClear();
  await rm(directory, { recursive: true });
});

test('whoever was taken for gone while it looked around begins anew: it would own the directory without anyone seeing it', async () => {
  let taken = 0;
  const list = async (folder: string) => {
    if (taken === 0)
      for (const name of await readdir(folder)) {
        taken += 1;
        await unlink(join(folder, name));
      }
    return readdir(folder);
  };
  const lock = await lockDirectory(directory, { onTaken, looking: { list, modifiedAt } });
  expect(taken).toBe(1);
  expect(await readdir(owners)).toHaveLength(1);
  await lock.release();
  expect(await readdir(owners)).toEqual([]);
});

test('one that stepped back comes back unharmed: only what has been silent for long is removed', async () => {
  const theirs = join(owners, other);
  await writeFile(theirs, '');
  // Their next attempt comes between this look and what is made of it.
  const stepsBack = async (path: string) => {
    if (path !== theirs) return modifiedAt(path);
    await rm(theirs);
    const seen = await stat(theirs).then(
      ({ mtimeMs }) => mtimeMs,
      () => undefined,
    );
    await writeFile(theirs, '');
    return seen;
  };
  const lock = await lockDirectory(directory, { onTaken, looking: { list: (folder) => readdir(folder), modifiedAt: stepsBack } });
  expect(await readdir(owners)).toContain(other);
  await lock.release();
});

test('one that has been silent for long is taken over', async () => {
  const theirs = join(owners, other);
  await writeFile(theirs, '');
  await utimes(theirs, new Date(0), new Date(0));
  const lock = await lockDirectory(directory, { onTaken });
  expect(await readdir(owners)).not.toContain(other);
  await lock.release();
});

test('whoever slept for so long that another one took over hears of it once, and doesn’t claim the directory again', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  const lock = await lockDirectory(directory, { onTaken });
  const [own = ''] = await readdir(owners);
  vi.advanceTimersByTime(2_000);
  await vi.waitFor(async () => expect(await readFile(join(owners, own), 'utf8')).toBe('1'));
  expect(onTaken).not.toHaveBeenCalled();
  await unlink(join(owners, own));
  await writeFile(join(owners, other), '');
  vi.advanceTimersByTime(2_000);
  await vi.waitFor(() => expect(onTaken).toHaveBeenCalledOnce());
  vi.advanceTimersByTime(6_000);
  await lock.release();
  expect(await readdir(owners)).toEqual([other]);
  expect(onTaken).toHaveBeenCalledOnce();
});
