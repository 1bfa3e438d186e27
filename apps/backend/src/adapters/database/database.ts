import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';

/** Either engine, or a transaction on it: whoever queries doesn't know which. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** An open, migrated database. */
export interface DatabaseConnection {
  readonly engine: 'pglite' | 'postgres';
  readonly database: Database;
  /** Resolves when the database answers. */
  ping(): Promise<void>;
  close(): Promise<void>;
}
