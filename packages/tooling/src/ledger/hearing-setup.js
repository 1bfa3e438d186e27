// For the setup of each file of tests: leaves what it read with the file.
import childProcess from 'node:child_process';
import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { fileURLToPath } from 'node:url';
import workerThreads from 'node:worker_threads';
import { afterAll, beforeAll } from 'vitest';
import { anything, hearing } from './hearing.js';

const isPatched = Symbol.for('pomp.hearing.patched');
/** What tests have started that still runs: a file after theirs may ask it to read words. */
const running = Symbol.for('pomp.hearing.running');
const isWords = /\.(nl|en)\.ts$/;

if (!Reflect.has(globalThis, isPatched)) {
  Reflect.set(globalThis, isPatched, true);
  Reflect.set(globalThis, running, new Set());
  for (const name of /** @type {const} */ (['spawn', 'fork', 'exec', 'execFile', 'spawnSync', 'execSync', 'execFileSync']))
    childProcess[name] = noting(childProcess[name]);
  workerThreads.Worker = noting(workerThreads.Worker);
  for (const name of /** @type {const} */ (['readFile', 'readFileSync', 'createReadStream', 'open', 'openSync']))
    fs[name] = notingWords(fs[name]);
  for (const name of /** @type {const} */ (['readFile', 'open'])) fs.promises[name] = notingWords(fs.promises[name]);
  syncBuiltinESMExports();
}

hearing.beginFile();
beforeAll(() => {
  hearing.beginTests();
  if (Reflect.get(globalThis, running).size > 0) hearing.hear(anything);
});
afterAll(({}, file) => {
  Object.assign(file.meta, { read: hearing.read() });
});

/** In bytes. esbuild's service asks each second whether anyone is there; what it is asked to build is longer. */
const longestPing = 64;

/**
 * esbuild's service, which goes on for all files and reads what it is asked to.
 * @param {import('node:child_process').ChildProcess} started
 * @returns {started is import('node:child_process').ChildProcess & { stdin: import('node:stream').Writable }}
 */
const isAskedByWriting = ({ stdin, spawnargs }) => stdin !== null && spawnargs.some((given) => given.startsWith('--service='));

/**
 * What it starts says what it says by itself.
 * @template {Function} Start
 * @param {Start} start
 * @returns {Start}
 */
function noting(start) {
  /** @param {unknown} started */
  function note(started) {
    hearing.hear(anything);
    if (!(started instanceof childProcess.ChildProcess)) return;
    if (isAskedByWriting(started)) {
      const { write } = started.stdin;
      started.stdin.write = (/** @type {Uint8Array} */ asked, /** @type {any[]} */ ...more) => {
        if (asked.byteLength > longestPing) hearing.hear(anything);
        return Reflect.apply(write, started.stdin, [asked, ...more]);
      };
      return;
    }
    Reflect.get(globalThis, running).add(started);
    started.once('exit', () => Reflect.get(globalThis, running).delete(started));
  }
  return new Proxy(start, {
    apply(target, self, given) {
      const started = Reflect.apply(target, self, given);
      note(started);
      return started;
    },
    construct(target, given, made) {
      note(undefined);
      return Reflect.construct(target, given, made);
    },
  });
}

/**
 * What a file of words says can't be told where it is read as a file.
 * @template {Function} Read
 * @param {Read} read
 * @returns {Read}
 */
function notingWords(read) {
  return new Proxy(read, {
    apply(target, self, given) {
      const [file] = given;
      if (isWords.test(file instanceof URL ? fileURLToPath(file) : String(file))) hearing.hear(anything);
      return Reflect.apply(target, self, given);
    },
  });
}
