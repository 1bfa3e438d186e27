import { sql, type SQL } from 'drizzle-orm';
import type { Database } from '../adapters/database/database.js';

/** Both engines give rows alike, which drizzle's shared type doesn't know. */
export async function query<Row extends object>(database: Database, statement: SQL): Promise<readonly Row[]> {
  const { rows } = (await database.execute(statement)) as { readonly rows: readonly Row[] };
  return rows;
}

/** By which two databases have the same tables. */
export async function lastMigration(database: Database): Promise<string> {
  const [last] = await query<{ hash: string }>(
    database,
    sql`select hash from drizzle.__drizzle_migrations order by created_at desc limit 1`,
  );
  return last?.hash ?? '';
}

export async function sequencesOf(database: Database): Promise<Readonly<Record<string, string | null>>> {
  const rows = await query<{ name: string; last: string | null }>(
    database,
    sql`select sequencename as name, last_value::text as last from pg_sequences where schemaname = 'public' order by sequencename`,
  );
  return Object.fromEntries(rows.map(({ name, last }) => [name, last]));
}
