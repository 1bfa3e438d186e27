import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openPglite } from './open-pglite.js';
import { throttle } from './schema/index.js';

const newFolder = () => mkdtemp(join(tmpdir(), 'pomp-new-database-'));
const onTaken = () => expect.unreachable();

async function openNew(directory?: string) {
  directory ??= await newFolder();
  const { database, close } = await openPglite({ directory, isMigrated: true, onTaken });
  onTestFinished(async () => {
    await close();
    await rm(directory, { recursive: true });
  });
  return database;
}

test('a new database begins as the one before it, and has nothing of what was written there', async () => {
  const one = await openNew();
  await one.insert(throttle).values({ key: 'one', tries: 1, endsAt: new Date('2026-11-30T12:00:00.000Z') });
  const other = await openNew();
  const begun = (database: typeof one) =>
    database.select({ begun: sql<string>`system_identifier::text` }).from(sql`pg_control_system()`);
  expect(await begun(other)).toEqual(await begun(one));
  expect(await other.select().from(throttle)).toEqual([]);
});

test('one whose making was cut short is made anew: nobody had anything in it', async () => {
  const directory = await newFolder();
  await mkdir(join(directory, 'pglite'));
  await writeFile(join(directory, 'pglite', 'PG_VERSION'), '1');
  await writeFile(join(directory, 'beginning'), '');
  const database = await openNew(directory);
  expect(await database.select().from(throttle)).toEqual([]);
  expect(await readdir(directory)).not.toContain('beginning');
});

test('one that was used stays', async () => {
  const directory = await newFolder();
  const used = await openPglite({ directory, isMigrated: true, onTaken });
  await used.database.insert(throttle).values({ key: 'kept', tries: 1, endsAt: new Date('2026-11-30T12:00:00.000Z') });
  await used.close();
  const database = await openNew(directory);
  expect(await database.select().from(throttle)).toMatchObject([{ key: 'kept' }]);
});
