import { tmpdir } from 'node:os';
import { expect, test } from 'vitest';
import { watchDisk } from './disk-room.js';

test('there is room as long as enough is free', async () => {
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: 1 }).hasRoom()).resolves.toBe(true);
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: Number.MAX_SAFE_INTEGER }).hasRoom()).resolves.toBe(false);
});

test('what is about to be written counts', async () => {
  await expect(watchDisk({ folder: tmpdir(), minFreeBytes: 1 }).hasRoom(Number.MAX_SAFE_INTEGER)).resolves.toBe(false);
});
