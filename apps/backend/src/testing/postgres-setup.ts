import { pid } from 'node:process';
import { startPostgres } from '@pomp/tooling/postgres';
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { openPostgres } from '../adapters/database/open-postgres.js';
import { createLogger } from '../logger.js';
import './provided.js';

/** A migrated database that test files copy: `DATABASE_URL_TEST`'s server, else one of our own. */
export default async function setup({ provide, config }: TestProject) {
  const { postgresServer } = config.provide;
  const server = postgresServer ? { url: postgresServer, socketFolder: undefined, stop: async () => {} } : await startPostgres();
  const template = `pomp_template_${pid}`;
  const url = new URL(server.url);
  // `pg` takes it instead of the host.
  if (server.socketFolder) url.searchParams.set('host', server.socketFolder);
  const reached = url.href;
  const admin = new pg.Client({ connectionString: server.url });
  await admin.connect();
  await admin.query(`create database ${template}`);
  url.pathname = template;
  const connection = await openPostgres({ url: url.href, logger: createLogger({ level: 'silent' }) });
  await connection.close();
  provide('postgres', { url: reached, template });
  return async () => {
    await admin.query(`drop database ${template} with (force)`);
    await admin.end();
    await server.stop();
  };
}
