import { statfs } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchDisk } from './disk-room.js';

test('there is room as long as enough is free', async () => {
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: 1 }).hasRoom()).resolves.toBe(true);
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: Number.MAX_SAFE_INTEGER }).hasRoom()).resolves.toBe(false);
});

test('there is room to clean when there is none to write any more, until hardly anything is left', async () => {
  const { bavail, bsize } = await statfs(tmpdir());
  const free = bavail * bsize;
  const nearlyFull = watchDisk({ folder: tmpdir(), minFreeBytes: free * 2 });
  await expect(nearlyFull.hasRoom()).resolves.toBe(false);
  await expect(nearlyFull.hasRoomToClean()).resolves.toBe(true);
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: free * 20 }).hasRoomToClean()).resolves.toBe(false);
});

test('what is about to be written counts', async () => {
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: 1 }).hasRoom(Number.MAX_SAFE_INTEGER)).resolves.toBe(false);
});
