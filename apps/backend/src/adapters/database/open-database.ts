import type { Logger } from 'pino';
import type { DatabaseConnection } from './database.js';
import { openPglite } from './open-pglite.js';
import { openPostgres } from './open-postgres.js';

export interface DatabasePlace {
  /** Without one the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseDirectory: string;
}

export const openDatabase = ({ databaseUrl, databaseDirectory }: DatabasePlace, logger: Logger): Promise<DatabaseConnection> =>
  databaseUrl === undefined ? openPglite({ directory: databaseDirectory }) : openPostgres({ url: databaseUrl, logger });
