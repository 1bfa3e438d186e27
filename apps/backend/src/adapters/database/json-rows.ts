import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';

type Columns = Readonly<Record<string, PgColumn | SQL>>;

/** JSON has no instants: they come as text. */
type InJson<Data> = Data extends Date ? string : Data;

type JsonRow<Of extends Columns> = {
  readonly [Name in keyof Of]: Of[Name] extends PgColumn
    ? InJson<Of[Name]['_']['data']> | (Of[Name]['_']['notNull'] extends true ? never : null)
    : Of[Name] extends SQL<infer Data>
      ? Data
      : never;
};

/**
 * All rows of a query as one value: a customer's list then comes with the session in one row. Per row and column the driver and Drizzle take longer
 * than PostgreSQL takes for all of its JSON.
 */
export function jsonRows<Of extends Columns>(columns: Of, ...order: readonly SQL[]): SQL<readonly JsonRow<Of>[]> {
  const fields = Object.entries(columns).flatMap(([name, column]) => [sql.raw(`'${name}'`), sql`${column}`]);
  return sql`coalesce(json_agg(json_build_object(${sql.join(fields, sql`, `)}) order by ${sql.join([...order], sql`, `)}), '[]')`;
}

/** An instant that was in JSON. */
export const instantOf = (text: string | null): Date | null => (text === null ? null : new Date(text));
