import { sql, type SQL } from 'drizzle-orm';
import { bigserial, timestamp, uuid, type PgColumn } from 'drizzle-orm/pg-core';

export const id = () => uuid().primaryKey().defaultRandom();

/** A moment, as the clock gives it: milliseconds, whatever the time zone of the server. */
export const instant = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: 'date' });

/** In which order rows came, whatever the clocks said. */
export const sequence = () => bigserial('sequence', { mode: 'number' }).notNull();

/** The condition of a check constraint that holds a column to the values of an enumeration. */
export function isOneOf(column: PgColumn, values: readonly string[]): SQL {
  const list = values.map((value) => `'${value.replaceAll("'", "''")}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
