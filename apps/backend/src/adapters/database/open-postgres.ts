import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import pg from 'pg';
import type { Logger } from 'pino';
import { seconds } from '../../clock/clock.js';
import type { Database, DatabaseConnection } from './database.js';
import { postgresLocks } from './postgres-locks.js';
import { type PoolOptions, postgresPool } from './postgres-pool.js';
import { sharedConnections } from './shared-connections.js';
import { migrationsFolder } from '../disk/package-folder.js';

/** Any number that nothing else on the server locks; the same in every version of the backend. */
const migrationLock = 7_667_712;

/** Someone is waiting for the answer, and is told within two seconds that there is none. */
const requestTimeouts = { queryTimeout: seconds(1.8), connectionTimeout: seconds(1.5) };
/** Nobody is waiting for a job, and there can be a lot to clean up or to copy. */
const jobQueryTimeout = seconds(60);

/** Looks at a database of any version, or of none; throws where nothing is to be done with it. */
export type RefuseDatabase = (database: Database) => Promise<void>;

export interface PostgresOptions {
  readonly url: string;
  readonly logger: Logger;
  readonly maxConnections?: number;
  /** How long a request waits for one statement, and for a connection before it, in milliseconds. */
  readonly timeouts?: Pick<PoolOptions, 'queryTimeout' | 'connectionTimeout'>;
  readonly isTraced?: boolean | undefined;
  /** Whether it is brought up to date first; it is unless that is said. */
  readonly isMigrated?: boolean;
  /** Asked before it is, while no other process does; what it throws leaves the database as it was. */
  readonly refuse?: RefuseDatabase | undefined;
}

/** PostgreSQL, for production and for more than one backend process. */
export async function openPostgres({
  url,
  logger,
  maxConnections = 10,
  timeouts = requestTimeouts,
  isTraced,
  isMigrated = true,
  refuse,
}: PostgresOptions): Promise<DatabaseConnection> {
  if (isMigrated) await migrateUnderLock(url, logger, refuse);
  const requests = postgresPool({ url, logger, maxConnections, ...timeouts, isTraced });
  const readings = sharedConnections({ url, logger, ...timeouts, isTraced });
  // As many as there are jobs at once, and one that looks for them.
  const jobs = postgresPool({ url, logger, maxConnections: 5, ...timeouts, queryTimeout: jobQueryTimeout, isTraced });
  const locks = postgresLocks({ url, logger, ...timeouts });
  return {
    engine: 'postgres',
    database: requests.database,
    ask: readings.ask,
    background: jobs.database,
    locks,
    ping: async () => void (await requests.database.execute(sql`select 1`)),
    close: async () => void (await Promise.all([requests, readings, jobs, locks].map((part) => part.close()))),
  };
}

/** Processes that start together migrate once, one after the other. */
async function migrateUnderLock(url: string, logger: Logger, refuse: RefuseDatabase | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: seconds(10) });
  client.on('error', (error) => logger.warn({ err: error }, 'lost the database connection of the migrations'));
  await client.connect();
  try {
    await client.query('select pg_advisory_lock($1)', [migrationLock]);
    const database = drizzle({ client });
    await refuse?.(database);
    await migrate(database, { migrationsFolder });
  } finally {
    await client.end();
  }
}
