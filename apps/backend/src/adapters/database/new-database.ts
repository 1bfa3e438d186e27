import { createHash, randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { migrationsFolder, packageFolder } from '../disk/package-folder.js';

const folder = join(packageFolder, 'node_modules/.cache/new-database');

/**
 * Where an embedded database that is migrated and empty is kept, to begin others with: that takes two fifths of what PostgreSQL's own beginning and all migrations
 * do. Known by what it is made of; whether it is there is for whoever asks to see.
 */
export async function newDatabaseFile(): Promise<string> {
  const entry = createRequire(import.meta.url).resolve('@electric-sql/pglite');
  const migrations = (await readdir(migrationsFolder, { recursive: true })).filter((name) => /\.(sql|json)$/.test(name)).sort();
  const made = createHash('sha256').update(await readFile(join(dirname(dirname(entry)), 'package.json')));
  for (const name of migrations) made.update(name).update(await readFile(join(migrationsFolder, name)));
  return join(folder, `${made.digest('hex').slice(0, 16)}.tar`);
}

/** Nothing that keeps a server from starting: where the folder can't be written, the next database is made as this one was. */
const unwritable = new Set(['EACCES', 'EROFS', 'ENOSPC', 'ENOTDIR', 'EPERM']);

/** Keeps a database that was just migrated, in place of one that was made of something else. */
export async function keepNewDatabase(file: string, client: PGlite): Promise<void> {
  if (existsSync(file)) return;
  const dump = new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer());
  const coming = `${file}.${randomUUID()}`;
  try {
    await mkdir(folder, { recursive: true });
    await writeFile(coming, dump);
    await rename(coming, file);
    const others = (await readdir(folder))
      .map((name) => join(folder, name))
      .filter((path) => path.endsWith('.tar') && path !== file);
    await Promise.all(others.map((path) => rm(path, { force: true })));
  } catch (error) {
    if (!unwritable.has((error as NodeJS.ErrnoException).code ?? '')) throw error;
    await rm(coming, { force: true });
  }
}
