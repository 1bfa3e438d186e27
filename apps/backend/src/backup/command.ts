import { resolve } from 'node:path';
import type { Logger } from 'pino';
import { DirectoryInUse } from '../adapters/database/directory-lock.js';
import { openDatabase, openPresentDatabase } from '../adapters/database/open-database.js';
import { OtherMigrations } from '../adapters/database/other-migrations.js';
import type { Clock } from '../clock/clock.js';
import { readCommandLine } from '../command-line.js';
import { readEnv, type Env } from '../env.js';
import { createLogger } from '../logger.js';
import { makeBackup } from './make-backup.js';
import { BackupRefused, type Manifest } from './manifest.js';
import { readBackup, refuseInUse, restoreBackup, type RestorePlaces } from './restore-backup.js';

interface Places extends RestorePlaces {
  /** Whether files are in a bucket instead. */
  readonly inBucket: boolean;
}

type Run = (env: Env, logger: Logger, clock: Clock, places: Places) => Promise<Manifest>;

const commands: Readonly<Record<string, Run>> = {
  backup: async (env, logger, clock, { folder, files, inBucket }) => {
    const connection = await openPresentDatabase(env, logger);
    return makeBackup({ database: connection.background, clock }, { folder, files: inBucket ? undefined : files }).finally(() =>
      connection.close(),
    );
  },
  /** Into an empty one. What can't be restored is refused before the database is opened, or brought up to date. */
  restore: async (env, logger, _clock, places) => {
    const read = await readBackup(places);
    const connection = await openDatabase(env, logger, refuseInUse);
    return restoreBackup(connection.background, places, read).finally(() => connection.close());
  },
};

interface Call {
  /** Name of the command, and the folder of the backup. */
  readonly given: readonly string[];
  readonly environment: NodeJS.ProcessEnv;
  readonly clock: Clock;
}

/** Does what is asked on the data that the environment names; gives one line about it. */
export async function runCommand({ given, environment, clock }: Call): Promise<{ readonly done: boolean; readonly line: string }> {
  const called = given[0] ?? '';
  const usage = `Usage: ${called in commands ? called : Object.keys(commands).join('|')} <folder>`;
  const commandLine = readCommandLine(given, usage);
  if ('line' in commandLine) return commandLine;
  const [name = '', folder, ...more] = commandLine.given;
  const run = commands[name];
  if (!run || folder === undefined || more.length > 0) return { done: false, line: usage };
  try {
    const env = await readEnv(environment);
    const places = { folder: resolve(env.callerDirectory, folder), files: env.filesDirectory, inBucket: env.s3 !== undefined };
    const { tables, files, missing } = await run(env, createLogger({ level: env.logLevel }), clock, places);
    const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
    const line = `${name}: ${rows} rows and ${Object.keys(files).length} files.`;
    // Said each time, and no reason to have no backup of the rest.
    return missing.length === 0
      ? { done: true, line }
      : { done: false, line: `${line} ${missing.length} more are named by rows and not there: ${missing.join(', ')}.` };
  } catch (error) {
    if (error instanceof BackupRefused || error instanceof DirectoryInUse || error instanceof OtherMigrations)
      return { done: false, line: error.message };
    throw error;
  }
}
