import type { Logger } from 'pino';
import type { DatabaseConnection } from './database.js';
import { openPglite } from './open-pglite.js';
import { openPostgres } from './open-postgres.js';

export interface DatabasePlace {
  /** Without one the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseDirectory: string;
  /** Whether PostgreSQL's queries are told to OpenTelemetry. */
  readonly isTraced?: boolean | undefined;
}

export const openDatabase = (
  { databaseUrl, databaseDirectory, isTraced }: DatabasePlace,
  logger: Logger,
): Promise<DatabaseConnection> =>
  databaseUrl === undefined ? openPglite({ directory: databaseDirectory }) : openPostgres({ url: databaseUrl, logger, isTraced });
