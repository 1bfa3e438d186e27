import { sql } from 'drizzle-orm';
import { everyTable, tableName } from '../adapters/database/schema/every-table.js';
import type { Database } from '../adapters/database/database.js';

/**
 * Every row there is, as text, by table: the database's own text of a row, and not the JSON that a backup is made of, so that what is
 * lost in the one shows in the other.
 */
export async function everyRow(database: Database): Promise<Readonly<Record<string, readonly string[]>>> {
  const ofEach = everyTable.map((table) => sql`select ${tableName(table)}::text as name, t::text as line from ${table} t`);
  const found = await database
    .select({ name: sql<string>`name`, line: sql<string>`line` })
    .from(sql`(${sql.join(ofEach, sql` union all `)}) as rows`);
  const rows: Record<string, string[]> = Object.fromEntries(everyTable.map((table) => [tableName(table), []]));
  for (const { name, line } of found) rows[name]?.push(line);
  for (const lines of Object.values(rows)) lines.sort();
  return rows;
}
