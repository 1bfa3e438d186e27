import { sql } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase } from '../../testing/test-database.js';
import type { DatabaseConnection } from './database.js';
import * as schema from './schema/index.js';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await openTestDatabase();
});
afterAll(() => connection.close());

const tables = Object.values(schema).filter((part) => part instanceof PgTable);

test.each(tables.map((table) => [getTableConfig(table).name, table] as const))(
  'the migrations make the table "%s" as the schema has it',
  async (_name, table) => {
    await expect(connection.database.select().from(table)).resolves.toEqual([]);
  },
);

test('every constraint and index of the schema is in the database', async () => {
  const names = await connection.database
    .select({ name: sql<string>`name` })
    .from(sql`(select conname::text as name from pg_constraint union select indexname::text from pg_indexes) as named`);
  const there = new Set(names.map(({ name }) => name));
  const wanted = tables.flatMap((table) => {
    const { indexes, checks, foreignKeys } = getTableConfig(table);
    return [
      ...indexes.map(({ config }) => config.name),
      ...checks.map(({ name }) => name),
      ...foreignKeys.map((key) => key.getName()),
    ];
  });
  expect(wanted.length).toBeGreaterThan(20);
  expect(wanted.filter((name) => name !== undefined && !there.has(name))).toEqual([]);
});
