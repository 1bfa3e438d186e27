import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { expect, test } from 'vitest';
import { createLogger } from '../../logger.js';
import { migrationsFolder } from '../disk/package-folder.js';
import { createPostgresDatabase } from '../../testing/test-database.js';
import { openPostgres } from './open-postgres.js';

asksOnlyFor();

test('processes that start together migrate an empty database once', async () => {
  const { url, drop } = await createPostgresDatabase({ migrated: false });
  const logger = createLogger({ level: 'silent' });
  const opened = await Promise.all(Array.from({ length: 4 }, () => openPostgres({ url, logger })));
  const [first] = opened;
  const { entries } = JSON.parse(await readFile(join(migrationsFolder, 'meta', '_journal.json'), 'utf8')) as { entries: unknown[] };
  const applied = await first?.database.select({ count: sql<number>`count(*)::int` }).from(sql`drizzle.__drizzle_migrations`);
  expect(applied).toEqual([{ count: entries.length }]);
  await Promise.all(opened.map(({ close }) => close()));
  await drop();
});
