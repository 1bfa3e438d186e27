import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import type { DatabaseConnection } from './database.js';
import { migrationsFolder } from '../../package-folder.js';

/** Any number that nothing else on the server locks; the same in every version of the backend. */
const migrationLock = 7_667_712;

/** Short enough to answer 503 in time when the server is away. */
const connectionTimeoutMillis = 1_500;

/** A statement that takes longer is a fault, and a server that doesn't answer is away. */
const queryTimeoutMillis = 5_000;

export interface PostgresOptions {
  readonly url: string;
  readonly logger: Logger;
  readonly maxConnections?: number;
}

/** PostgreSQL, for production and for more than one backend process. */
export async function openPostgres({ url, logger, maxConnections = 10 }: PostgresOptions): Promise<DatabaseConnection> {
  await migrateUnderLock(url);
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis,
    query_timeout: queryTimeoutMillis,
    statement_timeout: queryTimeoutMillis,
    keepAlive: true,
  });
  // An idle connection that breaks is dropped from the pool; the next query makes another.
  pool.on('error', (error) => logger.warn({ err: error }, 'lost an idle database connection'));
  const database = drizzle({ client: pool });
  return {
    engine: 'postgres',
    database,
    ping: async () => void (await database.execute(sql`select 1`)),
    close: () => pool.end(),
  };
}

/** Processes that start together migrate once, one after the other. */
async function migrateUnderLock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    await migrate(drizzle({ client }), { migrationsFolder });
  } finally {
    await client.end();
  }
}
