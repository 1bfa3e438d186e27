import { sql } from 'drizzle-orm';
import { everyTable, tableName } from '../adapters/database/schema/every-table.js';
import type { Database } from '../adapters/database/database.js';

/**
 * Every row there is, as text, by table: the database's own text of a row, and not the JSON that a backup is made of, so that what is
 * lost in the one shows in the other.
 * @param naming only the rows with one of these in them
 */
export async function everyRow(
  database: Database,
  naming?: readonly string[],
): Promise<Readonly<Record<string, readonly string[]>>> {
  const which =
    naming && sql` where exists (select from unnest(${sql.param(naming)}::text[]) as own where strpos(t::text, own) > 0)`;
  const ofEach = everyTable.map((table) => sql`select ${tableName(table)}::text as name, t::text as line from ${table} t${which}`);
  const found = await database
    .select({ name: sql<string>`name`, line: sql<string>`line` })
    .from(sql`(${sql.join(ofEach, sql` union all `)}) as rows`);
  const rows: Record<string, string[]> = Object.fromEntries(everyTable.map((table) => [tableName(table), []]));
  for (const { name, line } of found) rows[name]?.push(line);
  for (const lines of Object.values(rows)) lines.sort();
  return rows;
}

/**
 * The same in short: of each table how many rows there are, and what they add up to. That nothing has changed is asked hundreds of times, for which the
 * database plans the question once, and no row is carried over.
 */
export function sumOfRows(database: Database): () => Promise<Readonly<Record<string, string>>> {
  const ofEach = everyTable.map(
    (table) =>
      sql`select ${sql.raw(`'${tableName(table)}'`)} as name, count(*) || ' rows, ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as sum from ${table} t`,
  );
  const found = database
    .select({ name: sql<string>`name`, sum: sql<string>`sum` })
    .from(sql`(${sql.join(ofEach, sql` union all `)}) as sums`)
    .prepare('sum_of_rows');
  return async () => Object.fromEntries((await found.execute()).map(({ name, sum }) => [name, sum]));
}
