import { is } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from '../adapters/database/database.js';
import * as schema from '../adapters/database/schema/index.js';

export const everyTable: readonly PgTable[] = Object.values(schema).flatMap((part) => (is(part, PgTable) ? [part] : []));

export const tableName = (table: PgTable) => getTableConfig(table).name;

/** Every row there is, as text, by table. */
export async function everyRow(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows: Record<string, readonly string[]> = {};
  for (const table of everyTable) {
    const found = await database.select().from(table);
    rows[tableName(table)] = found.map((row) => JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value))).sort();
  }
  return rows;
}
