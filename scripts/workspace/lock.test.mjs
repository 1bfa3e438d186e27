import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
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

const module = fileURLToPath(new URL('lock.mjs', import.meta.url));

/** A process that takes the lock, says so, and keeps it until it is killed. */
async function otherHolder(/** @type {string} */ file) {
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

/** What a process gets that asks for the lock, while somebody else takes it the moment it has looked who has it. */
async function takenMeanwhile(/** @type {{ file: string, first: string, second: string, released: boolean }} */ given) {
  writeFileSync(given.file, given.first);
  const program = `
    import fs from 'node:fs';
    import { syncBuiltinESMExports } from 'node:module';
    import { takeLock } from ${JSON.stringify(module)};
    const { file, second, released } = ${JSON.stringify(given)};
    const { readFileSync } = fs;
    fs.readFileSync = (path, ...rest) => {
      if (path !== file) return readFileSync(path, ...rest);
      fs.readFileSync = readFileSync;
      syncBuiltinESMExports();
      if (released) fs.rmSync(file);
      try {
        return readFileSync(path, ...rest);
      } finally {
        fs.rmSync(file, { force: true });
        fs.writeFileSync(file, second);
      }
    };
    syncBuiltinESMExports();
    console.log(JSON.stringify(takeLock(file)));`;
  return JSON.parse(await text(spawn(process.execPath, ['--input-type=module', '--eval', program]).stdout));
}

/** What a process that lives writes in its lock. */
function livingHolder(/** @type {string} */ note) {
  const file = join(folder, `of ${note}`);
  takeLock(file, note);
  return readFileSync(file, 'utf8');
}

test('a lock that somebody else takes in the moment that it is released stays theirs', async () => {
  const file = join(folder, 'lock');
  const got = await takenMeanwhile({ file, first: livingHolder('first'), second: livingHolder('second'), released: true });
  expect(got).toMatchObject({ holder: { note: 'second' } });
  expect(readFileSync(file, 'utf8')).toContain('second');
});

test('a lock of a process that is gone, and that somebody else takes over first, stays theirs', async () => {
  const file = join(folder, 'lock');
  const gone = JSON.stringify({ pid: process.pid, born: 'long ago', note: 'gone' });
  const got = await takenMeanwhile({ file, first: gone, second: livingHolder('second'), released: false });
  expect(got).toMatchObject({ holder: { note: 'second' } });
  expect(readFileSync(file, 'utf8')).toContain('second');
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
