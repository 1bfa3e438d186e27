import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { createPglite } from '../adapters/database/create-pglite.js';
import { connectPglite } from '../adapters/database/open-pglite.js';
import './provided.js';

/** A migrated database that test files copy. */
export default async function setup({ provide }: TestProject) {
  const folder = await mkdtemp(join(tmpdir(), 'pomp-pglite-'));
  const snapshot = join(folder, 'database.tar');
  const client = await createPglite({});
  const connection = await connectPglite(client, async () => {});
  await writeFile(snapshot, new Uint8Array(await (await client.dumpDataDir('none')).arrayBuffer()));
  await connection.close();
  provide('pgliteSnapshot', snapshot);
  return () => rm(folder, { recursive: true });
}
