import { everyTable, tableName } from '../adapters/database/schema/every-table.js';
import type { Database } from '../adapters/database/database.js';

/** Every row there is, as text, by table. */
export async function everyRow(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const rows: Record<string, readonly string[]> = {};
  for (const table of everyTable) {
    const found = await database.select().from(table);
    rows[tableName(table)] = found
      .map((row) => JSON.stringify(row, (_key, value: unknown) => (typeof value === 'bigint' ? String(value) : value)))
      .sort();
  }
  return rows;
}
