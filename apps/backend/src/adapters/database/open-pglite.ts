import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'drizzle-orm';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import type { DatabaseConnection } from './database.js';
import { lockDirectory } from './directory-lock.js';
import { migrationsFolder } from '../../package-folder.js';

/**
 * The embedded database in `directory`, which one process owns. It doesn't fsync: it survives a killed process, not a power cut.
 * Without a directory it lives in memory.
 */
export async function openPglite({ directory }: { readonly directory?: string } = {}): Promise<DatabaseConnection> {
  if (directory === undefined) return connect(await PGlite.create(), async () => {});

  await mkdir(directory, { recursive: true });
  const lock = await lockDirectory(directory);
  try {
    return await connect(await PGlite.create(join(directory, 'pglite')), lock.release);
  } catch (error) {
    await lock.release();
    throw error;
  }
}

async function connect(client: PGlite, afterClose: () => Promise<void>): Promise<DatabaseConnection> {
  const database = drizzle({ client });
  // No advisory lock needed: nobody else is connected.
  await migrate(database, { migrationsFolder });
  return {
    engine: 'pglite',
    database,
    ping: async () => void (await database.execute(sql`select 1`)),
    close: async () => {
      await client.close();
      await afterClose();
    },
  };
}
