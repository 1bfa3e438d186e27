import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { retryJobs } from '../retry-jobs/retry-command.js';
import { administer, createPostgresDatabase } from '../testing/test-database.js';
import { runCommand } from './command.js';

const migrations = 'drizzle.__drizzle_migrations';
const clock = () => new Date('2026-11-21T09:00:00.000Z');

/** What runs beside backends, on a database that `change` made another version's. */
async function programsOn({ change, migrated = true }: { readonly change?: string; readonly migrated?: boolean }) {
  const { url, drop } = await createPostgresDatabase({ migrated });
  const folder = await mkdtemp(join(tmpdir(), 'pomp-backup-'));
  onTestFinished(async () => {
    await drop();
    await rm(folder, { recursive: true });
  });
  if (change !== undefined) await administer(url, change);
  const environment = { DATABASE_URL: url, DATA_DIR: folder, LOG_LEVEL: 'silent' };
  return {
    backup: () => runCommand({ given: ['backup', join(folder, 'backup')], environment, clock }),
    retry: () => retryJobs({ given: [], environment, clock }),
    last: async () => {
      const client = new pg.Client({ connectionString: url });
      await client.connect();
      const { rows } = await client.query<{ there: string | null }>(`select to_regclass('${migrations}') as there`);
      const last = rows[0]?.there == null ? [] : (await client.query(`select max(created_at) as last from ${migrations}`)).rows;
      await client.end();
      return last as readonly unknown[];
    },
  };
}

test.each([
  ['an older', { change: `delete from ${migrations} where created_at = (select max(created_at) from ${migrations})` }],
  ['a newer', { change: `insert into ${migrations} (hash, created_at) select 'later', max(created_at) + 1 from ${migrations}` }],
  ['an older', { migrated: false }],
])('programs beside the backends leave a database of %s version as it is, and say so', async (version, database) => {
  const { backup, retry, last } = await programsOn(database);
  const before = await last();
  for (const run of [backup, retry])
    expect(await run()).toEqual({
      done: false,
      line: expect.stringContaining(`The database is of ${version} version than this program`),
    });
  expect(await last()).toEqual(before);
});

test('programs beside the backends do what they are for on a database of their own version', async () => {
  const { backup, retry } = await programsOn({});
  expect(await backup()).toMatchObject({ done: true });
  expect(await retry()).toMatchObject({ done: true });
});
