import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { finishNextScripts } from '../../finish-next-scripts.mjs';

function nextsChunks() {
  const folder = mkdtempSync(join(tmpdir(), 'pomp-next-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const pathOf = (name: string) => join(folder, '.next/static/chunks', name);
  mkdirSync(pathOf('pages'), { recursive: true });
  return {
    finish: () => finishNextScripts(folder),
    write: (name: string, content: string) => writeFileSync(pathOf(name), content),
    read: (name: string) => readFileSync(pathOf(name), 'utf8'),
  };
}

test('large scripts are compiled at once and say so once, small ones and styles are let be', () => {
  const { finish, write, read } = nextsChunks();
  const [large, small] = ['f();'.repeat(20_000), 'f();'];
  for (const name of ['one.js', 'pages/other.js', 'large.css']) write(name, large);
  write('small.js', small);

  // A build that Next finds made already leaves its scripts as they were.
  for (let build = 1; build <= 2; build++) finish();

  for (const name of ['one.js', 'pages/other.js']) expect(read(name)).toMatch(/^\/\/# allFunctionsCalledOnLoad\nf\(\)[^#]*$/);
  expect(read('large.css')).toBe(large);
  expect(read('small.js')).toBe(small);
});

test('what a script says in more bytes than it needs is said in fewer', () => {
  const { finish, write, read } = nextsChunks();
  write('long.js', '(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1,(given)=>{let unused=1;return given!==undefined}]);');
  finish();
  expect(read('long.js')).toBe('(globalThis.TURBOPACK||(globalThis.TURBOPACK=[])).push([1,e=>e!==void 0]);');
});

test('a script that can’t be read stops the build', () => {
  const { finish, write } = nextsChunks();
  write('broken.js', 'if (');
  expect(finish).toThrow('broken.js');
});
