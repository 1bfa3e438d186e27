import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { createPglite } from './create-pglite.js';
import type { DatabaseConnection } from './database.js';
import { lockDirectory } from './directory-lock.js';
import { migrationsFolder } from '../disk/package-folder.js';

/** The embedded database in `directory`, which one process owns. It doesn't fsync: it survives a killed process, not a power cut. */
export async function openPglite({ directory }: { readonly directory: string }): Promise<DatabaseConnection> {
  await mkdir(directory, { recursive: true });
  const lock = await lockDirectory(directory);
  try {
    return await connectPglite(await createPglite({ dataDir: join(directory, 'pglite') }), lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

/** Brings a database up to date and makes it ours. */
export async function connectPglite(client: PGlite, afterClose: () => Promise<void>): Promise<DatabaseConnection> {
  const database = drizzle({ client });
  // No advisory lock needed: nobody else is connected.
  await migrate(database, { migrationsFolder });
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
