import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { fingerprint } from './fingerprint.mjs';

/** @type {string} */
let folder;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pomp-fingerprint-'));
  mkdirSync(join(folder, 'src'));
  writeFileSync(join(folder, 'src/index.ts'), '1');
});
afterEach(() => rmSync(folder, { recursive: true }));

const now = () => ({ all: fingerprint([folder]), sources: fingerprint([folder], { ofSources: true }) });

test('what a build makes is another state of the whole, of the same sources', () => {
  const before = now();
  mkdirSync(join(folder, 'dist'));
  writeFileSync(join(folder, 'dist/index.js'), '1');
  const built = now();
  expect(built.all).not.toBe(before.all);
  expect(built.sources).toBe(before.sources);
});

test('a save is another state of both', () => {
  const before = now();
  writeFileSync(join(folder, 'src/index.ts'), '12');
  const saved = now();
  expect(saved.all).not.toBe(before.all);
  expect(saved.sources).not.toBe(before.sources);
});
