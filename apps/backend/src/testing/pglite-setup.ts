import { existsSync } from 'node:fs';
import type { TestProject } from 'vitest/node';
import { createPglite } from '../adapters/database/create-pglite.js';
import { keepNewDatabase, newDatabaseFile } from '../adapters/database/new-database.js';
import { connectPglite } from '../adapters/database/open-pglite.js';
import './provided.js';

/** A migrated database that test files copy. */
export default async function setup({ provide }: TestProject) {
  const file = await newDatabaseFile();
  if (!existsSync(file)) {
    const client = await createPglite({});
    const connection = await connectPglite(client, async () => {});
    await keepNewDatabase(file, client);
    await connection.close();
  }
  provide('pgliteSnapshot', file);
}
