import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { Part } from './part.mjs';

// How programs start and stop.
asksOnlyFor();

/** @type {string} */
let folder;
/** @type {string[]} */
let said;
/** @type {() => void} */
let ready;
/** @type {Promise<void>} */
let saidReady;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pomp-part-'));
  said = [];
  saidReady = new Promise((resolve) => (ready = resolve));
});
afterEach(() => rmSync(folder, { recursive: true }));

const part = (/** @type {string} */ program) =>
  new Part({
    name: 'part',
    args: ['--eval', program],
    cwd: folder,
    env: process.env,
    logFile: join(folder, 'logs/part.log'),
    onLine: (line) => {
      said.push(line);
      if (line === 'ready') ready();
    },
  });

test('a line that is written in pieces is told as one', async () => {
  const pieces = part(`process.stdout.write('one ', () => setTimeout(() => console.log('line\\n\\nready'), 50))`);
  await saidReady;
  await pieces.ended;
  expect(said).toEqual(['one line', 'ready']);
  expect(pieces.ending).toBe('exit code 0');
});

test('it stops in order when it is asked to', async () => {
  const listening = part(`process.once('SIGTERM', () => process.exit(0)); setInterval(() => {}, 1_000); console.log('ready')`);
  await saidReady;
  await listening.stop();
  expect(listening.ending).toBe('exit code 0');
  expect(listening.wasAskedToStop).toBe(true);
});

test('what it forks waits to be told what to do', async () => {
  // The timer keeps nothing alive: it comes only if the channel does until then.
  writeFileSync(
    join(folder, 'worker.mjs'),
    `process.once('message', (asked) => process.send(asked + ' done', () => process.exit()));
    setTimeout(() => process.send('waiting'), 50).unref();`,
  );
  const forking = part(
    `const worker = require('node:child_process').fork('worker.mjs');
    worker.on('message', (told) => (told === 'waiting' ? worker.send('work') : console.log(told)));`,
  );
  await forking.ended;
  expect(said).toEqual(['work done']);
});
