import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of this package, found from the sources and from a bundle alike. */
export const packageFolder = findUpwards(dirname(fileURLToPath(import.meta.url)));

export const migrationsFolder = join(packageFolder, 'migrations');

function findUpwards(folder: string): string {
  if (existsSync(join(folder, 'migrations', 'meta', '_journal.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The migrations folder of the backend is missing.');
  return findUpwards(parent);
}
