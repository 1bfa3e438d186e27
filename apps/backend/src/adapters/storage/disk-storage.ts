import { createWriteStream } from 'node:fs';
import { mkdir, open, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { FileConfigstore, FileStore } from '@tus/file-store';
import type { DiskSpace } from '../disk/disk-space.js';
import { limitToDiskSpace } from '../disk/limit-to-disk-space.js';
import { NoSuchFile, type FileStorage } from './file-storage.js';

/** In the folder of files: what isn't whole yet, and what is known of it. */
export const unfinishedFolder = 'unfinished';

/** Fewer, larger writes: a video comes in pieces of 64 kB. */
const writeBuffer = 1024 * 1024;

/** tus's own store, but an error of the disk stays what it is: a full one is another matter than a broken one. */
class DiskFileStore extends FileStore {
  constructor(
    options: ConstructorParameters<typeof FileStore>[0],
    private readonly disk: Pick<DiskSpace, 'hasSpace'>,
  ) {
    super(options);
  }

  override async write(content: Parameters<FileStore['write']>[0], id: string, offset: number): Promise<number> {
    const file = createWriteStream(join(this.directory, id), { flags: 'r+', start: offset, highWaterMark: writeBuffer });
    await pipeline(content, limitToDiskSpace(this.disk), file);
    return offset + file.bytesWritten;
  }
}

interface Place {
  readonly folder: string;
  readonly disk: Pick<DiskSpace, 'hasSpace' | 'reserve'>;
}

/** Files in one folder. What isn't whole yet has a name of its own, so that a killed process leaves no half of a file. */
export async function diskStorage({ folder, disk }: Place): Promise<FileStorage> {
  const unfinished = join(folder, unfinishedFolder);
  await mkdir(unfinished, { recursive: true });
  const pathOf = (key: string) => join(folder, key);
  const partOf = (key: string) => join(unfinished, `${key}.part`);
  const noteOf = (key: string) => join(unfinished, `${key}.json`);

  return {
    write: async (key, content) => {
      const part = partOf(key);
      try {
        await pipeline(content, limitToDiskSpace(disk), createWriteStream(part, { highWaterMark: writeBuffer }));
        await rename(part, pathOf(key));
      } catch (error) {
        await rm(part, { force: true });
        throw error;
      }
    },
    read: async (key, range) => {
      const file = await open(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        throw error.code === 'ENOENT' ? new NoSuchFile(error) : error;
      });
      return file.createReadStream({ ...range });
    },
    size: async (key) => {
      const found = await stat(pathOf(key)).catch((error: NodeJS.ErrnoException) => {
        if (error.code === 'ENOENT') return undefined;
        throw error;
      });
      return found?.size;
    },
    remove: async (key) => {
      for (const path of [pathOf(key), partOf(key), noteOf(key)]) await rm(path, { force: true });
    },
    resumable: new DiskFileStore({ directory: folder, configstore: new FileConfigstore(unfinished) }, disk),
    hasSpace: (bytes) => disk.hasSpace(bytes),
    reserve: (bytes) => disk.reserve(bytes),
  };
}
