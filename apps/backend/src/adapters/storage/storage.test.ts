import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Upload } from '@tus/server';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startSmallS3 } from '../../testing/small-s3.js';
import { diskStorage } from './disk-storage.js';
import { NoSuchFile, type FileStorage } from './file-storage.js';
import { s3Storage } from './s3-storage.js';

let folder: string;
let closeS3 = async () => {};
const storages = new Map<string, FileStorage>();

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'pomp-storage-'));
  storages.set(
    'disk',
    await diskStorage({ folder: join(folder, 'disk'), disk: { hasSpace: async () => true, reserve: async () => () => undefined } }),
  );
  const given = process.env.S3_TEST_ENDPOINT;
  const server = given === undefined || given === '' ? await startSmallS3() : { endpoint: given, close: async () => {} };
  closeS3 = server.close;
  storages.set(
    's3',
    await s3Storage({
      bucket: 'pomp',
      region: 'eu-west-1',
      endpoint: server.endpoint,
      pathStyle: true,
      accessKeyId: 'pomp',
      secretAccessKey: 'pomp',
    }),
  );
});
afterAll(async () => {
  await closeS3();
  await rm(folder, { recursive: true });
});

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
/** More than two parts of a multipart upload to S3. */
const large = randomBytes(11 * 1024 * 1024 + 17);

/** Arrives in pieces, as from a network, and breaks off when the reader has asked for more. */
function failingAfter(bytes: Buffer): Readable {
  return Readable.from(
    (async function* () {
      for (let at = 0; at < bytes.length; at += piece) {
        yield bytes.subarray(at, at + piece);
        await nextTurn();
      }
      throw new Error('the line was cut');
    })(),
    { objectMode: false, highWaterMark: piece },
  );
}
const piece = 64 * 1024;

describe.each(['disk', 's3'])('%s', (kind) => {
  const storage = () => {
    const found = storages.get(kind);
    if (!found) throw new Error(`There is no storage '${kind}'.`);
    return found;
  };

  test('gives back what was stored, whole and in part', async () => {
    const key = randomUUID();
    await storage().write(key, Readable.from([large]));
    expect(await storage().size(key)).toBe(large.length);
    expect(hashOf(await buffer(await storage().read(key)))).toBe(hashOf(large));
    expect(await buffer(await storage().read(key, { start: 3, end: 9 }))).toEqual(large.subarray(3, 10));
  });

  test('has nothing of what was removed, and removing it again is fine', async () => {
    const key = randomUUID();
    await storage().write(key, Readable.from([Buffer.from('ketel')]));
    await storage().remove(key);
    await storage().remove(key);
    expect(await storage().size(key)).toBeUndefined();
    await expect(storage().read(key)).rejects.toBeInstanceOf(NoSuchFile);
  });

  test('has nothing of what was cut off', async () => {
    const key = randomUUID();
    await expect(storage().write(key, failingAfter(large))).rejects.toThrow('the line was cut');
    expect(await storage().size(key)).toBeUndefined();
  });

  test('goes on after the last byte of an upload in parts', async () => {
    const key = randomUUID();
    const { resumable } = storage();
    await resumable.create(new Upload({ id: key, size: large.length, offset: 0 }));
    await expect(resumable.write(failingAfter(large.subarray(0, 7_000_001)), key, 0)).rejects.toThrow();
    const { offset } = await resumable.getUpload(key);
    expect(offset).toBeGreaterThan(0);
    await resumable.write(Readable.from([large.subarray(offset)]), key, offset);
    expect(hashOf(await buffer(await storage().read(key)))).toBe(hashOf(large));
    await storage().remove(key);
    expect(await storage().size(key)).toBeUndefined();
  });

  test('puts together parts of any size', async () => {
    const key = randomUUID();
    const { resumable } = storage();
    const small = large.subarray(0, 2_500_000);
    await resumable.create(new Upload({ id: key, size: small.length, offset: 0 }));
    for (let offset = 0; offset < small.length; offset += 1_000_000)
      await resumable.write(Readable.from([small.subarray(offset, offset + 1_000_000)]), key, offset);
    expect(hashOf(await buffer(await storage().read(key)))).toBe(hashOf(small));
  });

  test('forgets an upload in parts that is removed before it is whole', async () => {
    const key = randomUUID();
    const { resumable } = storage();
    await resumable.create(new Upload({ id: key, size: large.length, offset: 0 }));
    await resumable.write(Readable.from([large.subarray(0, 6_000_000)]), key, 0);
    await storage().remove(key);
    await expect(resumable.getUpload(key)).rejects.toBeDefined();
    expect(await storage().size(key)).toBeUndefined();
  });
});

test('the disk keeps no leftovers of what is cut off or removed', async () => {
  const place = join(folder, 'tidy');
  const disk = await diskStorage({ folder: place, disk: { hasSpace: async () => true, reserve: async () => () => undefined } });
  const [whole, cut, part] = [randomUUID(), randomUUID(), randomUUID()];
  await disk.write(whole, Readable.from([Buffer.from('ketel')]));
  await expect(disk.write(cut, failingAfter(large))).rejects.toThrow();
  await disk.resumable.create(new Upload({ id: part, size: 2, offset: 0 }));
  for (const key of [whole, cut, part]) await disk.remove(key);
  expect(await readdir(place, { recursive: true })).toEqual(['unfinished']);
});

test('the disk isn’t filled by someone who doesn’t say how much they send, whole or in parts', async () => {
  const place = join(folder, 'full');
  let asked = 0;
  const disk = await diskStorage({
    folder: place,
    disk: { hasSpace: async () => ++asked === 0, reserve: async () => () => undefined },
  });
  const [whole, part] = [randomUUID(), randomUUID()];
  await expect(disk.write(whole, Readable.from([large]))).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(await disk.size(whole)).toBeUndefined();
  await disk.resumable.create(new Upload({ id: part, size: large.length, offset: 0 }));
  await expect(disk.resumable.write(Readable.from([large]), part, 0)).rejects.toMatchObject({ code: 'ENOSPC' });
  expect(asked).toBe(2);
  // What there is of it is only what there was room for: it can go on from there.
  expect((await disk.resumable.getUpload(part)).offset).toBe(0);
});
