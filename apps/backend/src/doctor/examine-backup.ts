import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { DatabaseConnection } from '../adapters/database/database.js';
import { manifestFile } from '../backup/manifest.js';
import { restoreBackup } from '../backup/restore-backup.js';
import { days, type Clock } from '../clock/clock.js';
import { attention, good, said, wrong, type Finding } from './finding.js';

/** One each night, of which one may have failed. */
const oldest = days(2);

/** Restores the latest back-up of a folder, into a database and a folder that are gone afterwards. */
export async function examineBackup(
  folder: string | undefined,
  databaseUrl: string | undefined,
  open: (url: string) => Promise<DatabaseConnection>,
  clock: Clock,
): Promise<readonly Finding[]> {
  if (folder === undefined)
    return [
      attention(
        'back-up',
        'Not looked at: a back-up that nobody restored is a hope.',
        'Say where back-ups are: --backups=<folder>.',
      ),
    ];
  if (databaseUrl === undefined) return [attention('back-up', 'Not tried: that needs PostgreSQL.', 'Set DATABASE_URL.')];
  const latest = await latestIn(folder);
  if (latest === undefined)
    return [
      wrong('back-up', `There is none in ${folder}.`, 'Make one each night: node dist/backup.js backup <folder>/$(date +%F).'),
    ];
  const name = `doctor_${randomUUID().replaceAll('-', '')}`;
  const place = await mkdtemp(join(tmpdir(), 'pomp-doctor-'));
  let isMade = false;
  const restored = async (): Promise<Finding> => {
    try {
      await administer(databaseUrl, `create database ${name}`);
      isMade = true;
      const own = new URL(databaseUrl);
      own.pathname = name;
      const connection = await open(own.href);
      const { tables, files, madeAt, missing } = await restoreBackup(connection.background, {
        folder: latest,
        files: join(place, 'files'),
      }).finally(() => connection.close());
      const rows = Object.values(tables).reduce((sum, table) => sum + table.rows, 0);
      const well = `${latest} was restored: ${rows} rows and ${Object.keys(files).length} files.`;
      const age = clock().getTime() - Date.parse(madeAt);
      if (age > oldest)
        return wrong(
          'back-up',
          `${well} It is ${Math.floor(age / days(1))} days old.`,
          'Look why none was made since: it belongs to each night.',
        );
      return missing.length === 0
        ? good('back-up', well)
        : attention(
            'back-up',
            `${well} Rows name files that weren’t there when it was made: ${missing.join(', ')}.`,
            'Look for them in an older one.',
          );
    } catch (error) {
      return wrong(
        'back-up',
        `${latest} can’t be restored: ${said(error)}`,
        'The database’s user needs CREATEDB for this; otherwise make a new back-up and look at the disk.',
      );
    }
  };
  const found = await restored();
  await rm(place, { recursive: true, force: true });
  const left = isMade ? await administer(databaseUrl, `drop database ${name} with (force)`).catch(said) : undefined;
  if (left === undefined) return [found];
  return [
    found,
    wrong(
      'restored copy',
      `It is still there, as database ${name}: ${left}`,
      `Customers are in it. Remove it: drop database ${name};`,
    ),
  ];
}

/** The back-up that was completed last: the folder itself, or one in it. */
async function latestIn(folder: string): Promise<string | undefined> {
  const inside = await readdir(folder).catch(() => []);
  const made = await Promise.all(
    [folder, ...inside.map((name) => join(folder, name))].map(async (path) => ({
      path,
      at: (await stat(join(path, manifestFile)).catch(() => undefined))?.mtimeMs,
    })),
  );
  return made
    .filter(({ at }) => at !== undefined)
    .sort((one, other) => Number(other.at) - Number(one.at))
    .at(0)?.path;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
