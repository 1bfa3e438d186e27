import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import pg from 'pg';
import * as z from 'zod/mini';
import { migrationsFolder } from '../adapters/disk/package-folder.js';
import { seconds, type Clock } from '../clock/clock.js';
import { attention, good, said, wrong, type Finding } from './finding.js';

const journal = z.object({ entries: z.array(z.unknown()) });
const oldestVersion = 150_000;
const allowedDrift = seconds(2);

/** PostgreSQL: whether it answers, is new enough, keeps what it was given, is up to date, and has our time. */
export async function examineDatabase(url: string | undefined, clock: Clock): Promise<readonly Finding[]> {
  if (url === undefined)
    return [
      attention(
        'database',
        'The embedded database: it doesn’t wait until the disk has what was written (fsync), so a machine that loses its power can lose the last changes.',
        'With customers, set DATABASE_URL to a PostgreSQL of version 15 or newer.',
      ),
    ];
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: seconds(15), query_timeout: seconds(15) });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const findings = await examine(client, clock);
    return findings;
  } catch (error) {
    return [
      wrong(
        'database',
        `It can’t be reached: ${said(error)}.`,
        'Look whether PostgreSQL runs, and at host, name and password in DATABASE_URL.',
      ),
    ];
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function examine(client: pg.Client, clock: Clock): Promise<readonly Finding[]> {
  const asked = clock().getTime();
  const { rows } = await client.query<{
    version: string;
    number: number;
    fsync: string;
    commit: string;
    at: Date;
    applied: boolean;
  }>(
    `select current_setting('server_version') as version, current_setting('server_version_num')::int as number, current_setting('fsync') as fsync,
      current_setting('synchronous_commit') as commit,
      clock_timestamp() as at, to_regclass('drizzle.__drizzle_migrations') is not null as applied`,
  );
  const [server] = rows;
  if (!server) return [wrong('database', 'It answered nothing.', 'Look at its log.')];
  // It was some moment between asking and hearing.
  const heard = clock().getTime();
  const drift = Math.max(asked - server.at.getTime(), server.at.getTime() - heard, 0);
  return [
    server.number >= oldestVersion
      ? good('database', `PostgreSQL ${server.version} answers.`)
      : wrong('database', `PostgreSQL ${server.version} is too old.`, 'Bring it to version 15 or newer.'),
    examineDurability(server),
    await examineMigrations(client, server.applied),
    drift <= allowedDrift
      ? good('clock', 'This machine and the database have the same time.')
      : wrong(
          'clock',
          `This machine and the database differ ${Math.round(drift / 1_000)} seconds.`,
          'Have both keep their time (chrony, systemd-timesyncd).',
        ),
  ];
}

/** As this database has it, for which both can be set apart. */
function examineDurability({ fsync, commit }: { readonly fsync: string; readonly commit: string }): Finding {
  const off = [...(fsync === 'off' ? ['fsync'] : []), ...(commit === 'off' ? ['synchronous_commit'] : [])];
  return off.length === 0
    ? good('durability', 'What it confirms is on its disk (fsync, synchronous_commit).')
    : wrong(
        'durability',
        `${off.map((setting) => `${setting} is off`).join(', ')}: what was confirmed can be lost when the machine or the server stops.`,
        `Set ${off.map((setting) => `${setting} = on`).join(', ')} in postgresql.conf, and for no database or user otherwise.`,
      );
}

async function examineMigrations(client: pg.Client, applied: boolean): Promise<Finding> {
  const { entries } = z.parse(journal, JSON.parse(await readFile(join(migrationsFolder, 'meta/_journal.json'), 'utf8')));
  const count = applied
    ? Number((await client.query<{ done: string }>('select count(*) as done from drizzle.__drizzle_migrations')).rows[0]?.done)
    : 0;
  if (count === entries.length) return good('migrations', `All ${count} are applied.`);
  return count < entries.length
    ? attention('migrations', `${count} of ${entries.length} are applied.`, 'Start the backend: it applies them.')
    : wrong(
        'migrations',
        `${count} are applied, and this version knows ${entries.length}.`,
        'Run the version that the database is of, or a newer one.',
      );
}
