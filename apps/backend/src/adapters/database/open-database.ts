import type { Logger } from 'pino';
import type { DatabaseConnection } from './database.js';
import { openPglite } from './open-pglite.js';
import { openPostgres } from './open-postgres.js';
import { refuseOtherMigrations } from './other-migrations.js';

export interface DatabasePlace {
  /** Without one the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseDirectory: string;
  /** Whether PostgreSQL's queries are told to OpenTelemetry. */
  readonly isTraced?: boolean | undefined;
}

/** Brings it up to date first. */
export const openDatabase = (place: DatabasePlace, logger: Logger): Promise<DatabaseConnection> => open(place, logger, true);

/** As it is, for a program that runs beside backends, of which only a backend brings the database up to date. @throws OtherMigrations */
export async function openPresentDatabase(place: DatabasePlace, logger: Logger): Promise<DatabaseConnection> {
  const connection = await open(place, logger, false);
  try {
    await refuseOtherMigrations(connection.background);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

const open = ({ databaseUrl, databaseDirectory, isTraced }: DatabasePlace, logger: Logger, isMigrated: boolean) =>
  databaseUrl === undefined
    ? openPglite({ directory: databaseDirectory, isMigrated })
    : openPostgres({ url: databaseUrl, logger, isTraced, isMigrated });
