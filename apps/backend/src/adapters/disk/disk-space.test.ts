import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchDisk } from './disk-space.js';

test('there is room as long as enough is free', async () => {
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: 1 }).hasSpace()).resolves.toBe(true);
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: Number.MAX_SAFE_INTEGER }).hasSpace()).resolves.toBe(false);
});

test('there is room to clean when there is none to write any more, until hardly anything is left', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = bavail * bsize;
  const nearlyFull = watchDisk({ folder: tmpdir(), minFreeBytes: free * 2 });
  await expect(nearlyFull.hasSpace()).resolves.toBe(false);
  await expect(nearlyFull.hasSpaceToClean()).resolves.toBe(true);
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: free * 20 }).hasSpaceToClean()).resolves.toBe(false);
});

test('what is promised to one isn’t promised to another until it is given back', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const disk = watchDisk({ folder: tmpdir(), minFreeBytes: 1 });
  const most = Math.floor(bavail * bsize * 0.6);
  const promises = await Promise.all([disk.reserve(most), disk.reserve(most), disk.reserve(most)]);
  const [first, ...others] = promises.filter((promise) => promise !== undefined);
  expect(others).toEqual([]);
  await expect(disk.hasSpace(most)).resolves.toBe(false);
  // Small things go on: the room that has to stay free is theirs.
  await expect(disk.hasSpace()).resolves.toBe(true);
  first?.();
  await expect(disk.hasSpace(most)).resolves.toBe(true);
});

test('what is about to be written counts', async () => {
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: 1 }).hasSpace(Number.MAX_SAFE_INTEGER)).resolves.toBe(false);
});
