import type * as fs from 'node:fs/promises';
import { mkdir, mkdtemp, readdir, rm, unlink, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksForNoWords } from '@pomp/tooling/hear-words-elsewhere';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { lockDirectory } from './directory-lock.js';

asksForNoWords();

/** What others do at the very moment that this process looks. */
const meanwhile: { beforeList?: () => Promise<void>; stepsBack?: string } = {};
vi.mock('node:fs/promises', async (importOriginal) => {
  const real = await importOriginal<typeof fs>();
  return {
    ...real,
    readdir: async (path: string) => {
      const act = meanwhile.beforeList;
      delete meanwhile.beforeList;
      await act?.();
      return real.readdir(path);
    },
    stat: async (path: string) => {
      if (path !== meanwhile.stepsBack) return real.stat(path);
      await real.unlink(path);
      // Their next attempt comes between this look and what is made of it.
      return real.stat(path).finally(() => real.writeFile(path, ''));
    },
  };
});

/** A process in another container. */
const other = 'abcdef0123456789.7.0123456789abcdef';
let directory: string;
let owners: string;
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'pomp-lock-'));
  owners = join(directory, 'owners');
  await mkdir(owners);
});
afterEach(async () => {
  delete meanwhile.stepsBack;
  await rm(directory, { recursive: true });
});

test('whoever was taken for gone while it looked around begins anew: it would own the directory without anyone seeing it', async () => {
  let taken = 0;
  meanwhile.beforeList = async () => {
    for (const name of await readdir(owners)) {
      taken += 1;
      await unlink(join(owners, name));
    }
  };
  const lock = await lockDirectory(directory);
  expect(taken).toBe(1);
  expect(await readdir(owners)).toHaveLength(1);
  await lock.release();
  expect(await readdir(owners)).toEqual([]);
});

test('one that stepped back comes back unharmed: only what has been silent for long is removed', async () => {
  const theirs = join(owners, other);
  await writeFile(theirs, '');
  meanwhile.stepsBack = theirs;
  const lock = await lockDirectory(directory);
  expect(await readdir(owners)).toContain(other);
  await lock.release();
});

test('one that has been silent for long is taken over', async () => {
  const theirs = join(owners, other);
  await writeFile(theirs, '');
  await utimes(theirs, new Date(0), new Date(0));
  const lock = await lockDirectory(directory);
  expect(await readdir(owners)).not.toContain(other);
  await lock.release();
});
