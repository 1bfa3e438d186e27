import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import { expect, onTestFinished, test } from 'vitest';
import { migrationsFolder } from '../adapters/disk/package-folder.js';
import { retryJobs } from '../retry-jobs/retry-command.js';
import { seed } from '../seed/seed-command.js';
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
    url,
    folder,
    restore: (from: string) => runCommand({ given: ['restore', join(from, 'backup')], environment, clock }),
    seed: () => seed({ given: [], environment: { ...environment, DEMO_DATA: '1' }, clock, pdfThread: pathToFileURL('/nowhere') }),
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

/** As the version before this one left it. */
async function migrateButTheLast(url: string) {
  const folder = await mkdtemp(join(tmpdir(), 'pomp-migrations-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  await cp(migrationsFolder, folder, { recursive: true });
  const journal = join(folder, 'meta', '_journal.json');
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, -1) }));
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await migrate(drizzle({ client }), { migrationsFolder: folder });
  await client.end();
}

const withCustomer = `insert into customer (id, email, first_name, last_name, created_at) values (gen_random_uuid(), 'sem@pomp.example', 'Sem', 'de Wit', now())`;

test('what a restore or making demo customers can’t be done with is left as it is', async () => {
  const from = await programsOn({});
  expect(await from.backup()).toMatchObject({ done: true });
  const { url, restore, seed, last } = await programsOn({ migrated: false });
  await migrateButTheLast(url);
  await administer(url, withCustomer);
  const before = await last();
  expect(await restore(from.folder)).toEqual({ done: false, line: expect.stringContaining('The database is not empty: customer') });
  expect(await seed()).toEqual({ done: false, line: expect.stringContaining('This database has customers') });
  expect(await last()).toEqual(before);
});

test('no backup, a damaged one and one of another version are refused before the database is touched', async () => {
  const from = await programsOn({});
  expect(await from.backup()).toMatchObject({ done: true });
  const { restore, last, folder } = await programsOn({ migrated: false });
  expect(await restore(folder)).toEqual({ done: false, line: expect.stringContaining('no complete backup') });
  const manifest = join(from.folder, 'backup', 'manifest.json');
  const text = await readFile(manifest, 'utf8');
  await writeFile(manifest, text.replace(/"migration": "\w+"/, '"migration": "older"'));
  expect(await restore(from.folder)).toEqual({ done: false, line: expect.stringContaining('made by another version') });
  await writeFile(manifest, text);
  await writeFile(join(from.folder, 'backup', 'tables', 'customer.jsonl'), 'damaged');
  expect(await restore(from.folder)).toEqual({ done: false, line: expect.stringContaining('is damaged or missing') });
  expect(await last()).toEqual([]);
});

test('what is empty is brought up to date for a restore and for demo customers', async () => {
  const from = await programsOn({});
  expect(await from.backup()).toMatchObject({ done: true });
  const current = await from.last();
  for (const bringUp of [async () => {}, migrateButTheLast]) {
    const { url, restore, last } = await programsOn({ migrated: false });
    await bringUp(url);
    expect(await restore(from.folder)).toMatchObject({ done: true });
    expect(await last()).toEqual(current);
  }
});

test('programs beside the backends do what they are for on a database of their own version', async () => {
  const { backup, retry } = await programsOn({});
  expect(await backup()).toMatchObject({ done: true });
  expect(await retry()).toMatchObject({ done: true });
});
