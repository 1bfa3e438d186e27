import { setFlagsFromString } from 'node:v8';
import type { PGlite, PGliteOptions } from '@electric-sql/pglite';
import { PreparingPglite } from './preparing-pglite.js';

/** Both, and not `liftoff-only`: what one flag means for others is found when V8 starts. */
const ofOtherCompiler = ['wasm-tier-up', 'wasm-dynamic-tiering'] as const;

/** PGlite's own is 128 MB, all of which are touched at each start: a tenth of its time, and 100 MB more than what one process asks needs. */
const memory = ['-c', 'shared_buffers=32MB'];

/**
 * PostgreSQL in WebAssembly, made by V8's quick compiler only. The other one makes again what became busy, in the background: that costs a start of a new
 * database and the first thousands of small queries twice their processor time, which takes a demo or a test far longer to earn back. What else is
 * WebAssembly in this process is made as usual.
 */
export async function createPglite(options: PGliteOptions): Promise<PGlite> {
  for (const flag of ofOtherCompiler) setFlagsFromString(`--no-${flag}`);
  try {
    const client = new PreparingPglite({ ...options, startParams: [...PreparingPglite.defaultStartParams, ...memory] });
    await client.waitReady;
    return client;
  } finally {
    for (const flag of ofOtherCompiler) setFlagsFromString(`--${flag}`);
  }
}
