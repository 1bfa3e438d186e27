import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { packageFolder } from '../adapters/disk/package-folder.js';

const folder = join(packageFolder, '..', '..', 'packages', 'edition', 'src', 'editions');

/** The editions as files beside a bundle of our sources, where it looks for the one that its environment names. */
export async function editionEntries(): Promise<Record<string, string>> {
  const files = (await readdir(folder)).filter((file) => /^[\w-]+\.ts$/.test(file));
  return Object.fromEntries(files.map((file) => [`editions/${file.replace(/\.ts$/, '')}`, join(folder, file)]));
}
