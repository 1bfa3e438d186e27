import { randomUUID } from 'node:crypto';
import { openAsBlob } from 'node:fs';
import pg from 'pg';
import { inject } from 'vitest';
import { createPglite } from '../adapters/database/create-pglite.js';
import type { DatabaseConnection } from '../adapters/database/database.js';
import { connectPglite } from '../adapters/database/open-pglite.js';
import { openPostgres } from '../adapters/database/open-postgres.js';
import { seconds } from '../clock/clock.js';
import { createLogger } from '../logger.js';

export interface TestDatabase extends DatabaseConnection {
  /** What another process has: a connection of its own to the same database. On PostgreSQL. */
  readonly again: () => Promise<DatabaseConnection>;
}

/** On a machine that is busy with everything else that is tested. */
export const onBusyMachine = { queryTimeout: seconds(20), connectionTimeout: seconds(20) };

/** An empty, migrated database of the engine that the tests run on. */
export async function openTestDatabase({ isTraced = false } = {}): Promise<TestDatabase> {
  if (inject('engine') === 'pglite')
    return { ...(await openPgliteInMemory()), again: () => Promise.reject(new Error('One process owns it.')) };
  const { url, drop } = await createPostgresDatabase();
  const again = () => openPostgres({ url, logger: createLogger({ level: 'silent' }), timeouts: onBusyMachine, isTraced });
  const connection = await again();
  return {
    ...connection,
    again,
    close: async () => {
      await connection.close();
      await drop();
    },
  };
}

const openPgliteInMemory = async () =>
  connectPglite(await createPglite({ loadDataDir: await openAsBlob(inject('pgliteSnapshot')) }), async () => {});

/** A PostgreSQL database of its own; `template` copies the migrated one. */
export async function createPostgresDatabase({ migrated = true } = {}): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> {
  const { url, template } = inject('postgres');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(url, `create database ${name} template ${migrated ? template : 'template1'}`);
  const own = new URL(url);
  own.pathname = name;
  return { url: own.href, drop: () => administer(url, `drop database ${name} with (force)`) };
}

/** Does something to a server, beside whatever is connected. */
export async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
