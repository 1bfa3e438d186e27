import { resolve } from 'node:path';
import { DirectoryInUse } from '../adapters/database/directory-lock.js';
import { openDatabase } from '../adapters/database/open-database.js';
import type { Clock } from '../clock.js';
import type { Context } from '../context.js';
import { readEnv } from '../env.js';
import { createLogger } from '../logger.js';
import { makeBackup, type BackupPlaces } from './make-backup.js';
import { BackupRefused, type Manifest } from './manifest.js';
import { restoreBackup } from './restore-backup.js';

const commands: Readonly<Record<string, (context: Context, places: BackupPlaces) => Promise<Manifest>>> = {
  backup: makeBackup,
  restore: ({ database }, places) => restoreBackup(database, places),
};

interface Call {
  /** Name of the command, and the folder of the backup. */
  readonly given: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly clock: Clock;
}

/** Does what is asked on the data that the environment names; gives one line about it. */
export async function runCommand({ given: [name = '', folder], environment, clock }: Call): Promise<{ readonly done: boolean; readonly line: string }> {
  const work = commands[name];
  if (!work || folder === undefined) return { done: false, line: `Usage: ${work ? name : Object.keys(commands).join('|')} <folder>` };
  try {
    const env = readEnv(environment);
    const connection = await openDatabase(env, createLogger({ level: env.logLevel }));
    const places = { folder: resolve(env.callerDirectory, folder), files: env.filesDirectory };
    const { tables, files } = await work({ database: connection.database, clock }, places).finally(() => connection.close());
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    return { done: true, line: `${name}: ${rows} rows and ${Object.keys(files).length} files.` };
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof DirectoryInUse) return { done: false, line: error.message };
    throw error;
  }
}
