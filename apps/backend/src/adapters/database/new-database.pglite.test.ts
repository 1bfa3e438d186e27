import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { expect, onTestFinished, test } from 'vitest';
import { openPglite } from './open-pglite.js';
import { throttle } from './schema/index.js';

async function openNew() {
  const directory = await mkdtemp(join(tmpdir(), 'pomp-new-database-'));
  const { database, close } = await openPglite({ directory, isMigrated: true });
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
