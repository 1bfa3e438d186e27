import { resolve } from 'node:path';
import { DirectoryInUse } from '../adapters/database/directory-lock.js';
import { openDatabase, openPresentDatabase } from '../adapters/database/open-database.js';
import { OtherMigrations } from '../adapters/database/other-migrations.js';
import type { Clock } from '../clock/clock.js';
import { readCommandLine } from '../command-line.js';
import type { Context } from '../context/context.js';
import { readEnv } from '../env.js';
import { createLogger } from '../logger.js';
import { makeBackup } from './make-backup.js';
import { BackupRefused, type Manifest } from './manifest.js';
import { restoreBackup, type RestorePlaces } from './restore-backup.js';

interface Places extends RestorePlaces {
  /** Whether files are in a bucket instead. */
  readonly inBucket: boolean;
}

interface Command {
  readonly open: typeof openDatabase;
  readonly work: (context: Pick<Context, 'database' | 'clock'>, places: Places) => Promise<Manifest>;
}

const commands: Readonly<Record<string, Command>> = {
  backup: {
    open: openPresentDatabase,
    work: (context, { folder, files, inBucket }) => makeBackup(context, { folder, files: inBucket ? undefined : files }),
  },
  // Into an empty one.
  restore: { open: openDatabase, work: ({ database }, places) => restoreBackup(database, places) },
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
  const command = commands[name];
  if (!command || folder === undefined || more.length > 0) return { done: false, line: usage };
  try {
    const env = await readEnv(environment);
    const connection = await command.open(env, createLogger({ level: env.logLevel }));
    const places = { folder: resolve(env.callerDirectory, folder), files: env.filesDirectory, inBucket: env.s3 !== undefined };
    const { tables, files, missing } = await command
      .work({ database: connection.background, clock }, places)
      .finally(() => connection.close());
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
