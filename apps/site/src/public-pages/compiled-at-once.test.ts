import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { compileNextAtOnce } from '../../compiled-at-once.mjs';

test('of what Next made large scripts are compiled at once, and say so once; small ones and styles stay as they are', () => {
  const folder = mkdtempSync(join(tmpdir(), 'pomp-next-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const inChunks = (name: string) => join(folder, '.next/static/chunks', name);
  const [large, small] = ['f();'.repeat(20_000), 'f();'];
  mkdirSync(inChunks('pages'), { recursive: true });
  for (const name of ['one.js', 'pages/other.js', 'large.css']) writeFileSync(inChunks(name), large);
  writeFileSync(inChunks('small.js'), small);

  // A build that Next finds made already leaves its scripts as they were.
  for (let build = 1; build <= 2; build++) compileNextAtOnce(folder);

  for (const name of ['one.js', 'pages/other.js'])
    expect(readFileSync(inChunks(name), 'utf8')).toBe(`//# allFunctionsCalledOnLoad\n${large}`);
  expect(readFileSync(inChunks('large.css'), 'utf8')).toBe(large);
  expect(readFileSync(inChunks('small.js'), 'utf8')).toBe(small);
});
