import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { SharedLocks } from './shared-locks.js';

/** Either engine, or a transaction on it: whoever queries doesn't know which. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Asks by a statement that the database keeps, by its name; the rows are as the driver read them. */
export type Ask = <Row extends readonly unknown[]>(
  statement: { readonly name: string; readonly text: string },
  values: readonly unknown[],
) => Promise<readonly Row[]>;

/** An open, migrated database. */
export interface DatabaseConnection {
  readonly engine: 'pglite' | 'postgres';
  /** For requests: they fail soon when the database is unavailable, since someone is waiting for the answer. */
  readonly database: Database;
  /** The same for what is short and asked all the time. */
  readonly ask: Ask;
  /** The same database for work that nobody waits for, and that may take longer. */
  readonly background: Database;
  /** Between its processes; undefined where it has only one. */
  readonly locks: SharedLocks | undefined;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
