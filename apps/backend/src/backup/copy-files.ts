import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { unfinishedFolder } from '../adapters/storage/disk-storage.js';

export interface CopiedFile {
  readonly bytes: number;
  readonly sha256: string;
}

export type CopiedFiles = Readonly<Record<string, CopiedFile>>;

/**
 * Copies what a folder holds that isn't copied yet; gives each file's hash, taken of the copy. Nothing where there is no such folder. A file that
 * is removed meanwhile isn't copied.
 */
export async function copyFiles(from: string, to: string, already: CopiedFiles = {}): Promise<CopiedFiles> {
  const copied: Record<string, CopiedFile> = { ...already };
  for (const path of await filesIn(from)) {
    const name = relative(from, path).split(sep).join('/');
    const bytes = await unlessGone(stat(path).then(({ size }) => size));
    if (bytes === undefined || copied[name]?.bytes === bytes) continue;
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true });
    if (!(await unlessGone(copyFile(path, target).then(() => true)))) continue;
    copied[name] = { bytes: (await stat(target)).size, sha256: await hashOfFile(target) };
  }
  return copied;
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

const unlessGone = <Result>(work: Promise<Result>): Promise<Result | undefined> =>
  work.catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });

/** What is whole. Sorted, so that two listings of the same folder are alike. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries
    .flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : []))
    .filter((path) => !path.startsWith(join(folder, unfinishedFolder) + sep))
    .sort();
}
