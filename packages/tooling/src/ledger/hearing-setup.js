// For the setup of each file of tests: leaves what it read with the file.
import childProcess from 'node:child_process';
import { syncBuiltinESMExports } from 'node:module';
import workerThreads from 'node:worker_threads';
import { afterAll, beforeAll } from 'vitest';
import { anything, hearing } from './hearing.js';

const isPatched = Symbol.for('pomp.hearing.patched');

if (!Reflect.has(globalThis, isPatched)) {
  Reflect.set(globalThis, isPatched, true);
  for (const name of /** @type {const} */ (['spawn', 'fork', 'exec', 'execFile', 'spawnSync', 'execSync', 'execFileSync']))
    childProcess[name] = noting(childProcess[name]);
  workerThreads.Worker = noting(workerThreads.Worker);
  syncBuiltinESMExports();
}

hearing.beginFile();
beforeAll(() => hearing.beginTests());
afterAll(({}, file) => {
  Object.assign(file.meta, { read: hearing.read() });
});

/**
 * What it starts says what it says by itself.
 * @template {Function} Start
 * @param {Start} start
 * @returns {Start}
 */
function noting(start) {
  return new Proxy(start, {
    apply(target, self, given) {
      hearing.hear(anything);
      return Reflect.apply(target, self, given);
    },
    construct(target, given, made) {
      hearing.hear(anything);
      return Reflect.construct(target, given, made);
    },
  });
}
