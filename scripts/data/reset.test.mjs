import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { asksOnlyFor } from '@pomp/tooling/hear-words-elsewhere';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { takeLock } from '../workspace/lock.mjs';
import { root } from '../workspace/places.mjs';

// What a command deletes.
asksOnlyFor();

/** A repository with these scripts: what they remember here stays. @type {string} */
let repository;
/** @type {string} */
let data;

beforeEach(() => {
  repository = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-reset-')));
  for (const name of ['scripts', 'package.json']) cpSync(join(root, name), join(repository, name), { recursive: true });
  for (const folder of ['.turbo/pomp', '.data/database', '.data/files']) mkdirSync(join(repository, folder), { recursive: true });
  writeFileSync(join(repository, '.turbo/pomp/build'), 'remembered');
  data = join(repository, '.data');
});
afterEach(() => rmSync(repository, { recursive: true }));

/**
 * @param {string[]} given
 * @param {Record<string, string>} [environment]
 */
async function reset(given, environment) {
  const child = spawn(process.execPath, [join(repository, 'scripts/reset.mjs'), ...given], {
    cwd: repository,
    env: { ...process.env, DATA_DIR: data, DATABASE_URL: '', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const [said, complained, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code, said: said + complained };
}
const isThere = () => existsSync(join(data, 'database')) && existsSync(join(repository, '.turbo/pomp/build'));

test('asks, and without anybody to ask removes nothing', async () => {
  const { code, said } = await reset([]);
  expect(code).toBe(1);
  expect(said).toContain(`Remove ${data} with database, files, and what the scripts remember?`);
  expect(said).toContain('--yes');
  expect(isThere()).toBe(true);
});

test('--yes removes the data and what the scripts remember', async () => {
  expect(await reset(['--yes'])).toEqual({ code: 0, said: 'Removed. The next `npm start` begins anew.\n' });
  expect(existsSync(join(data, 'database'))).toBe(false);
  expect(existsSync(join(data, 'files'))).toBe(false);
  expect(existsSync(join(data, 'running.lock'))).toBe(false);
  expect(existsSync(join(repository, '.turbo/pomp'))).toBe(false);
});

test('leaves what the system itself lays in a folder, and isn’t stopped by it', async () => {
  writeFileSync(join(data, '.DS_Store'), '');
  expect(await reset(['--yes'])).toMatchObject({ code: 0 });
  expect(existsSync(join(data, 'database'))).toBe(false);
});

test('refuses while a stack has the data', async () => {
  const lock = takeLock(join(data, 'running.lock'), 'http://localhost:3000');
  if ('holder' in lock) throw new Error('somebody has it');
  const { code, said } = await reset(['--yes']);
  lock.release();
  expect(code).toBe(1);
  expect(said).toContain('in use by the copy at http://localhost:3000');
  expect(isThere()).toBe(true);
});

test('leaves a folder with other things in it, and a database elsewhere', async () => {
  const elsewhere = await reset(['--yes'], { DATABASE_URL: 'postgresql://localhost/pomp' });
  expect(elsewhere).toMatchObject({ code: 1, said: expect.stringContaining('a database elsewhere') });
  writeFileSync(join(data, 'thesis.txt'), '');
  const others = await reset(['--yes']);
  expect(others).toMatchObject({ code: 1, said: expect.stringContaining('thesis.txt') });
  expect(isThere()).toBe(true);
});
