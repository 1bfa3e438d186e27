import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { locked, takeLock } from './lock.mjs';

// How programs keep each other out.
asksOnlyFor();

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pomp-lock-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** A process that takes the lock, says so, and keeps it until it is killed. */
async function otherHolder(/** @type {string} */ file) {
  const module = fileURLToPath(new URL('lock.mjs', import.meta.url));
  const program = `import { takeLock } from ${JSON.stringify(module)}; takeLock(${JSON.stringify(file)}, 'over there'); console.log('taken'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '--eval', program]);
  await once(child.stdout, 'data');
  return child;
}

test('a second process is told who has the lock, and gets it when that one is gone, even killed', async () => {
  const file = join(folder, 'lock');
  const other = await otherHolder(file);
  expect(takeLock(file)).toMatchObject({ holder: { pid: other.pid, note: 'over there' } });

  other.kill('SIGKILL');
  await once(other, 'exit');
  expect(takeLock(file)).toHaveProperty('release');
});

test('a lock of a process id that now belongs to another process is taken over', () => {
  const file = join(folder, 'lock');
  writeFileSync(file, JSON.stringify({ pid: process.pid, born: 'long ago', note: '' }));
  expect(takeLock(file)).toHaveProperty('release');
});

test('a lock whose process is gone is taken over, also where the machine doesn’t tell when a process started', async () => {
  const file = join(folder, 'lock');
  const other = spawn(process.execPath, ['--eval', '']);
  await once(other, 'exit');
  writeFileSync(file, JSON.stringify({ pid: other.pid, note: '' }));
  expect(takeLock(file)).toHaveProperty('release');
});

test('what is done under one lock is done one after the other', async () => {
  const file = join(folder, 'lock');
  /** @type {string[]} */
  const story = [];
  const visit = (/** @type {string} */ name) =>
    locked(file, async () => {
      story.push(`${name} in`);
      await new Promise((resolve) => setImmediate(resolve));
      story.push(`${name} out`);
    });
  await Promise.all([visit('a'), visit('b')]);
  expect(story).toEqual(['a in', 'a out', 'b in', 'b out']);
});
