#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

// Checks the package in this folder as its users get it: packed by pnpm, with `workspace:` and `catalog:` replaced.

const programs = join(dirname(dirname(fileURLToPath(import.meta.url))), 'node_modules/.bin');
const folder = mkdtempSync(join(tmpdir(), 'pomp-pack-'));
try {
  const tarball = join(folder, 'package.tgz');
  execFileSync('pnpm', ['pack', '--out', tarball], { stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync(join(programs, 'publint'), ['run', tarball, '--strict'], { stdio: 'inherit' });
  const stylesheets = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports).filter((entry) =>
    entry.endsWith('.css'),
  );
  const excluded = stylesheets.length ? ['--exclude-entrypoints', ...stylesheets] : [];
  execFileSync(join(programs, 'attw'), [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color', ...excluded], {
    stdio: 'inherit',
  });
} catch (error) {
  if (!(error instanceof Error && 'status' in error)) throw error;
  process.exitCode = 1; // the program that failed has said why
} finally {
  rmSync(folder, { recursive: true });
}
