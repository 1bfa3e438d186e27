import { existsSync } from 'node:fs';
import process from 'node:process';
import type { Logger } from 'pino';
import type { DatabaseConnection } from './database.js';
import { openPglite } from './open-pglite.js';
import { openPostgres, type PostgresOptions, type RefuseDatabase } from './open-postgres.js';
import { refuseOtherMigrations } from './other-migrations.js';

export interface DatabasePlace {
  /** Without one the embedded database is used. */
  readonly databaseUrl: string | undefined;
  readonly databaseDirectory: string;
  /** Whether PostgreSQL's queries are told to OpenTelemetry. */
  readonly isTraced?: boolean | undefined;
}

/** Brings it up to date first, unless `refuse` throws: then it is left as it was. */
export const openDatabase = (place: DatabasePlace, logger: Logger, refuse?: RefuseDatabase): Promise<DatabaseConnection> =>
  open(place, logger, { refuse });

/** As it is, for a program that runs beside backends, of which only a backend brings the database up to date. @throws OtherMigrations */
export async function openPresentDatabase(place: DatabasePlace, logger: Logger): Promise<DatabaseConnection> {
  const connection = await open(place, logger, { isMigrated: false });
  try {
    await refuseOtherMigrations(connection.background);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}

/** As `isMigrated` says; what `refuse` throws leaves it as it was. */
async function open(
  { databaseUrl, databaseDirectory, isTraced }: DatabasePlace,
  logger: Logger,
  { isMigrated = true, refuse }: Pick<PostgresOptions, 'isMigrated' | 'refuse'>,
): Promise<DatabaseConnection> {
  if (databaseUrl !== undefined) return openPostgres({ url: databaseUrl, logger, isTraced, isMigrated, refuse });
  const onTaken = () => {
    logger.fatal(
      { directory: databaseDirectory },
      'this process slept, and another one took over its data: it ends, before both write there',
    );
    process.exit(1);
  };
  if (refuse && existsSync(databaseDirectory)) {
    // Nobody else has it: what is found now stays so.
    const present = await openPglite({ directory: databaseDirectory, isMigrated: false, onTaken });
    await refuse(present.database).finally(() => present.close());
  }
  return openPglite({ directory: databaseDirectory, isMigrated, onTaken });
}
