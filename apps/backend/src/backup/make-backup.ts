import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import { eq, sql } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';
import { orderDocument, terms, upload } from '../adapters/database/schema/index.js';
import { everyTable, tableName } from '../adapters/database/schema/every-table.js';
import type { Context } from '../context/context.js';
import { copyFiles, type CopiedFiles } from './copy-files.js';
import { lastMigration, query, sequencesOf } from './database-facts.js';
import { BackupRefused, manifestFile, tableFile, type Manifest } from './manifest.js';

export interface BackupPlaces {
  /** An empty or new folder. */
  readonly folder: string;
  /** Where uploaded files are; undefined: in a bucket, which is backed up by whoever keeps it. */
  readonly files: string | undefined;
}

const pageSize = 500;

/**
 * Writes every row as one moment saw it, and every file. The rows are PostgreSQL's own JSON, the same on both engines, so that a
 * backup of one can be restored on the other.
 */
export async function makeBackup(
  { database, clock }: Pick<Context, 'database' | 'clock'>,
  { folder, files }: BackupPlaces,
): Promise<Manifest> {
  await mkdir(folder, { recursive: true });
  if ((await readdir(folder)).length > 0)
    throw new BackupRefused(`${folder} is not empty: give a new folder, so that no older backup is overwritten.`);
  await mkdir(join(folder, 'tables'));
  const madeAt = clock().toISOString();
  const copy = async (already: CopiedFiles = {}): Promise<CopiedFiles> =>
    files === undefined ? {} : copyFiles(files, join(folder, 'files'), already);
  // Also before the rows: what a row names can be removed while the others are copied.
  const before = await copy();
  const { named, ...stored } = await database.transaction(
    async (transaction) => {
      const tables: Record<string, Manifest['tables'][string]> = {};
      for (const table of everyTable.map(tableName))
        tables[table] = await writeTable(transaction, table, join(folder, tableFile(table)));
      return {
        tables,
        sequences: { ...(await sequencesOf(transaction)) },
        migration: await lastMigration(transaction),
        named: await filesNamed(transaction),
      };
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  );
  const copied = await copy(before);
  const missing = files === undefined ? [] : named.filter((name) => copied[name] === undefined);
  const made: Manifest = { format: 1, madeAt, ...stored, files: { ...copied }, missing };
  await writeFile(join(folder, manifestFile), `${JSON.stringify(made, null, 2)}\n`);
  return made;
}

/** By the rows, those of what is whole. */
async function filesNamed(database: Database): Promise<readonly string[]> {
  const uploads = await database.select({ id: upload.id }).from(upload).where(eq(upload.status, 'stored'));
  const documents = await database.select({ id: orderDocument.id }).from(orderDocument);
  const kept = await database.select({ id: terms.id }).from(terms);
  return [...uploads, ...documents, ...kept].map(({ id }) => id);
}

/** A row a line, by a cursor, so that a table is never in memory whole. */
async function writeTable(database: Database, table: string, path: string): Promise<Manifest['tables'][string]> {
  const file = createWriteStream(path);
  const hash = createHash('sha256');
  let rows = 0;
  await database.execute(
    sql`declare backup no scroll cursor for select row_to_json(t)::text as line from ${sql.identifier(table)} t`,
  );
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
