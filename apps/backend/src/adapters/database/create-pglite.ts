import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { PreparingPglite } from './preparing-pglite.js';

/**
 * PostgreSQL in WebAssembly, made by V8's quick compiler only. The other one makes again what became busy, in the background: on Node 20 that costs a
 * start 0.3 s of processor time (1.8 s where the database is new) and the first 3,300 small queries 1.2 s, which takes a demo or a test far longer to
 * earn back. What else is WebAssembly in this process is made as usual.
 */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  setFlagsFromString('--liftoff-only');
  try {
    const client = new PreparingPglite(options);
    await client.waitReady;
    return client;
  } finally {
    setFlagsFromString('--no-liftoff-only');
  }
}
