import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Logger } from 'pino';
import { isDatabaseAway } from './database-errors.js';
import { traceQueries } from './trace-queries.js';

export interface PoolOptions {
  readonly url: string;
  readonly logger: Logger;
  readonly maxConnections: number;
  /** For one statement, in milliseconds. A server that takes longer counts as unavailable. */
  readonly queryTimeout: number;
  /** For a connection, new or of the pool, in milliseconds. */
  readonly connectionTimeout: number;
  /** Whether queries are told to OpenTelemetry. */
  readonly isTraced?: boolean | undefined;
}

export interface PostgresPool {
  readonly database: NodePgDatabase;
  close(): Promise<void>;
}

/** Connections to PostgreSQL that may break at any moment, and what queries over them. */
export function postgresPool({
  url,
  logger,
  maxConnections,
  queryTimeout,
  connectionTimeout,
  isTraced = false,
}: PoolOptions): PostgresPool {
  const pool = new pg.Pool({
    connectionString: url,
    max: maxConnections,
    connectionTimeoutMillis: connectionTimeout,
    query_timeout: queryTimeout,
    statement_timeout: queryTimeout,
    keepAlive: true,
  });
  if (isTraced) traceQueries(pool);
  // Of every connection, even while a transaction holds it: an error that nobody listens to ends the process.
  pool.on('connect', (client) => client.on('error', (error) => logger.warn({ err: error }, 'lost a database connection')));
  // One that breaks unused is dropped from the pool, which says so too.
  pool.on('error', (error) => logger.debug({ err: error }, 'dropped a database connection'));
  const database = drizzle({ client: pool });
  database.transaction = transactionsOn(pool);
  return { database, close: () => pool.end() };
}

/**
 * Drizzle's own keeps a connection for good when `begin` fails, and gives one back of which the end isn't known: the next to use it
 * would be in the middle of someone else's transaction.
 */
const transactionsOn =
  (pool: pg.Pool): NodePgDatabase['transaction'] =>
  async (act, config) => {
    const client = await pool.connect();
    let lost: unknown;
    try {
      const result = await drizzle({ client }).transaction(async (transaction) => {
        try {
          return await act(transaction);
        } catch (error) {
          if (isDatabaseAway(error)) {
            lost = error;
            // What is closed isn't asked for a rollback, which would wait as long again.
            void client.end();
          }
          throw error;
        }
      }, config);
      client.release();
      return result;
    } catch (error) {
      client.release(lost !== undefined || isDatabaseAway(error) || client.getTransactionStatus() !== 'I');
      throw lost ?? error;
    }
  };
