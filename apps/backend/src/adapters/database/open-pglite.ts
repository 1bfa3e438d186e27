import { existsSync, openAsBlob } from 'node:fs';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createPglite } from './create-pglite.js';
import type { DatabaseConnection } from './database.js';
import { lockDirectory } from './directory-lock.js';
import { keepNewDatabase, newDatabaseFile } from './new-database.js';
import { migrationsFolder } from '../disk/package-folder.js';

interface PgliteOptions {
  readonly directory: string;
  /** Whether it is brought up to date first. */
  readonly isMigrated: boolean;
  /** Called when another process took the directory over, as this one slept: what it writes from then on harms what the other one has. */
  readonly onTaken: () => void;
}

/** The embedded database in `directory`, which one process owns. It doesn't fsync: it survives a killed process, not a power cut. */
export async function openPglite({ directory, isMigrated, onTaken }: PgliteOptions): Promise<DatabaseConnection> {
  await mkdir(directory, { recursive: true });
  const lock = await lockDirectory(directory, { onTaken });
  try {
    const dataDir = join(directory, 'pglite');
    // There from before a new database is made until it can be used: whoever was killed in between leaves half of one that nobody had anything in.
    const beginning = join(directory, 'beginning');
    if (existsSync(beginning)) await rm(dataDir, { recursive: true, force: true });
    if (existsSync(dataDir)) return await connectPglite(await createPglite({ dataDir }), lock.release, isMigrated);
    await writeFile(beginning, '');
    const kept = isMigrated ? await newDatabaseFile() : undefined;
    const loadDataDir = kept !== undefined && existsSync(kept) ? await openAsBlob(kept) : undefined;
    const client = await createPglite({ dataDir, ...(loadDataDir && { loadDataDir }) });
    const connection = await connectPglite(client, lock.release, isMigrated);
    await rm(beginning);
    if (kept !== undefined) await keepNewDatabase(kept, client);
    return connection;
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Brings a database up to date, unless that isn't wanted, and makes it ours. */
export async function connectPglite(
  client: PGlite,
  afterClose: () => Promise<void>,
  isMigrated = true,
): Promise<DatabaseConnection> {
  const database = drizzle({ client });
  // No advisory lock needed: nobody else is connected.
  if (isMigrated) await migrate(database, { migrationsFolder });
  return {
    engine: 'pglite',
    database,
    ask: async ({ text }, values) => (await client.query<never>(text, [...values], { rowMode: 'array' })).rows,
    background: database,
    locks: undefined,
    ping: async () => void (await database.execute(sql`select 1`)),
    close: async () => {
      await client.close();
      await afterClose();
    },
  };
}
