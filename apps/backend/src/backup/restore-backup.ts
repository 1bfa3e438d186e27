import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { count, sql } from 'drizzle-orm';
import split2 from 'split2';
import * as z from 'zod/mini';
import type { Database } from '../adapters/database/database.js';
import { ourMigration, tableInUse } from '../adapters/database/other-migrations.js';
import { everyTable, tableName, tablesInOrder } from '../adapters/database/schema/every-table.js';
import { copyFiles, filesIn, hashOfFile } from './copy-files.js';
import { lastMigration, sequencesOf } from './database-facts.js';
import type { BackupPlaces } from './make-backup.js';
import { BackupRefused, manifest, manifestFile, tableFile, type Manifest } from './manifest.js';

export interface RestorePlaces extends BackupPlaces {
  readonly files: string;
}

/** Reads a backup that can be restored by this version into a folder without files. @throws BackupRefused */
export async function readBackup({ folder, files }: RestorePlaces): Promise<Manifest> {
  const made = await readManifest(folder);
  await refuseDamage(folder, made);
  if (made.migration !== ourMigration()) throw ofOtherVersion();
  if ((await filesIn(files)).length > 0) throw new BackupRefused(`${files} already holds files: restore into an empty DATA_DIR.`);
  return made;
}

/** For a database of any version. @throws BackupRefused */
export async function refuseInUse(database: Database): Promise<void> {
  const used = await tableInUse(database, everyTable.map(tableName));
  if (used !== undefined) throw new BackupRefused(`The database is not empty: ${used} has rows. Restore into a new one.`);
}

/**
 * Puts a backup into an empty database and an empty folder of files, whole or not at all.
 * @param read what `readBackup` gave, where it was looked at already
 */
export async function restoreBackup(database: Database, places: RestorePlaces, read?: Manifest): Promise<Manifest> {
  const { folder, files } = places;
  const made = read ?? (await readBackup(places));
  await database
    .transaction(async (transaction) => {
      await refuseOther(transaction, made);
      // Before the rows count: a row without its file would be shown.
      await restoreFiles(join(folder, 'files'), files, made);
      for (const table of tablesInOrder())
        await readTable(transaction, tableName(table), join(folder, tableFile(tableName(table))));
      for (const [name, last] of Object.entries(made.sequences)) {
        if (last !== null) await transaction.execute(sql`select setval(${`public.${name}`}::regclass, ${last}::bigint)`);
      }
      for (const table of everyTable) {
        const rows = await countRows(transaction, table);
        const expected = made.tables[tableName(table)]?.rows;
        if (rows !== expected) throw new Error(`Restoring gave ${rows} rows of ${tableName(table)} instead of ${expected}.`);
      }
    })
    .catch(async (error: unknown) => {
      if (!(error instanceof BackupRefused)) await rm(files, { recursive: true, force: true });
      throw error;
    });
  return made;
}

async function restoreFiles(from: string, to: string, made: Manifest): Promise<void> {
  const copied = await copyFiles(from, to);
  for (const [name, { sha256 }] of Object.entries(made.files)) {
    if (copied[name]?.sha256 !== sha256) throw new Error(`Restoring damaged the file ${name}.`);
  }
}

async function readManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, manifestFile), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') throw new BackupRefused(`${folder} is no complete backup: it has no ${manifestFile}.`);
    throw error;
  });
  return z.parse(manifest, JSON.parse(text));
}

/** Before anything is written. */
async function refuseDamage(folder: string, { tables, files }: Manifest): Promise<void> {
  const parts = [
    ...Object.entries(tables).map(([name, { sha256 }]) => [tableFile(name), sha256] as const),
    ...Object.entries(files).map(([name, { sha256 }]) => [`files/${name}`, sha256] as const),
  ];
  for (const [path, sha256] of parts) {
    const found = await hashOfFile(join(folder, path)).catch(() => 'nothing');
    if (found !== sha256) throw new BackupRefused(`${join(folder, path)} is damaged or missing.`);
  }
}

async function refuseOther(database: Database, { migration, tables, sequences }: Manifest): Promise<void> {
  const sameTables = Object.keys(tables).sort().join() === everyTable.map(tableName).sort().join();
  const sameSequences =
    Object.keys(sequences).sort().join() ===
    Object.keys(await sequencesOf(database))
      .sort()
      .join();
  if (!sameTables || !sameSequences || migration !== (await lastMigration(database))) throw ofOtherVersion();
  await refuseInUse(database);
}

const ofOtherVersion = () =>
  new BackupRefused('This backup was made by another version: restore it with that version, and start the newer one after that.');

async function countRows(database: Database, table: (typeof everyTable)[number]): Promise<number> {
  const [row] = await database.select({ rows: count() }).from(table);
  return row?.rows ?? 0;
}

const pageSize = 500;

/** The lines stay text: numbers too large for JavaScript come through whole. */
async function readTable(database: Database, table: string, path: string): Promise<void> {
  const name = sql.identifier(table);
  const insert = async (lines: readonly string[]) =>
    void (await database.execute(
      sql`insert into ${name} select * from json_populate_recordset(null::${name}, ${`[${lines.join(',')}]`}::json)`,
    ));
  // Not Node's readline, for whose newer versions U+2028 in a text ends a line.
  await pipeline(createReadStream(path), split2('\n'), async (rows: AsyncIterable<string>) => {
    const lines: string[] = [];
    for await (const line of rows) {
      lines.push(line);
      if (lines.length === pageSize) await insert(lines.splice(0));
    }
    if (lines.length > 0) await insert(lines);
  });
}
