import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { copyFile, mkdir, readdir, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';

export interface CopiedFile {
  readonly bytes: number;
  readonly sha256: string;
}

/** Copies a folder with everything in it; gives each file's hash, taken of the copy. Nothing where there is no such folder. */
export async function copyFiles(from: string, to: string): Promise<Readonly<Record<string, CopiedFile>>> {
  const copied: Record<string, CopiedFile> = {};
  for (const path of await filesIn(from)) {
    const name = relative(from, path).split(sep).join('/');
    const target = join(to, name);
    await mkdir(dirname(target), { recursive: true });
    await copyFile(path, target);
    copied[name] = { bytes: (await stat(target)).size, sha256: await hashOfFile(target) };
  }
  return copied;
}

export async function hashOfFile(path: string): Promise<string> {
  const hash = createHash('sha256');
  for await (const chunk of createReadStream(path)) hash.update(chunk as Buffer);
  return hash.digest('hex');
}

/** Sorted, so that two listings of the same folder are alike. */
export async function filesIn(folder: string): Promise<readonly string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  return entries.flatMap((entry) => (entry.isFile() ? [join(entry.parentPath, entry.name)] : [])).sort();
}
