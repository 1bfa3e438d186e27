import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { everyTable, tableName } from '../adapters/database/schema/every-table.js';
import type { Context } from '../context.js';
import { copyFiles } from './copy-files.js';
import { lastMigration, query, sequencesOf } from './database-facts.js';
import { BackupRefused, manifestFile, tableFile, type Manifest } from './manifest.js';

export interface BackupPlaces {
  /** An empty or new folder. */
  readonly folder: string;
  /** Where uploaded files are. */
  readonly files: string;
}

const pageSize = 500;

/**
 * Writes every row as one moment saw it, and every file. The rows are PostgreSQL's own JSON, the same on both engines, so that a
 * backup of one can be restored on the other.
 */
export async function makeBackup({ database, clock }: Context, { folder, files }: BackupPlaces): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0) throw new BackupRefused(`${folder} is not empty: give a new folder, so that no older backup is overwritten.`);
  await mkdir(join(folder, 'tables'));
  const madeAt = clock().toISOString();
  const stored = await database.transaction(
    async (transaction) => {
      const tables: Record<string, Manifest['tables'][string]> = {};
      for (const table of everyTable.map(tableName)) tables[table] = await writeTable(transaction, table, join(folder, tableFile(table)));
      return { tables, sequences: { ...(await sequencesOf(transaction)) }, migration: await lastMigration(transaction) };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const made: Manifest = { format: 1, madeAt, ...stored, files: { ...(await copyFiles(files, join(folder, 'files'))) } };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

/** A row a line, by a cursor, so that a table is never in memory whole. */
async function writeTable(database: Database, table: string, path: string): Promise<Manifest['tables'][string]> {
  const file = createWriteStream(path);
  const hash = createHash('sha256');
  let rows = 0;
  await database.execute(sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`);
  for (;;) {
    const page = await query<{ line: string }>(database, sql.raw(`fetch ${pageSize} from backup`));
    for (const { line } of page) {
      hash.update(`${line}\n`);
      if (!file.write(`${line}\n`)) await once(file, 'drain');
    }
    rows += page.length;
    if (page.length < pageSize) break;
  }
  await database.execute(sql`close backup`);
  file.end();
  await finished(file);
  return { rows, sha256: hash.digest('hex') };
}
