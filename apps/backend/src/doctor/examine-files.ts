import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { FileStorage } from '../adapters/storage/file-storage.js';
import { good, said, wrong, type Finding } from './finding.js';

/** Whether a file that is written can be read and removed again, and whether there is room for the largest. */
export async function examineFiles(storage: FileStorage, where: 'bucket' | 'folder'): Promise<readonly Finding[]> {
  const key = randomUUID();
  const content = `examined ${key}`;
  try {
    await storage.write(key, Readable.from([content]));
    const read = await text(await storage.read(key));
    await storage.remove(key);
    if (read !== content)
      return [wrong(where, 'It gives back something else than was written.', 'Keep customers’ files somewhere else.')];
    return [
      (await storage.hasSpace(largest))
        ? good(where, 'A file can be written, read and removed.')
        : wrong(where, 'There isn’t room for one film of 500 MB.', 'Make room, or lower MIN_FREE_DISK_MB.'),
    ];
  } catch (error) {
    return [
      wrong(
        where,
        `A file can’t be written or read: ${said(error)}.`,
        where === 'bucket'
          ? 'Look at S3_BUCKET, its keys and what they may do (get, put, delete).'
          : 'Let the backend’s user write in DATA_DIR.',
      ),
    ];
  }
}

const largest = 500 * 1_000 * 1_000;
