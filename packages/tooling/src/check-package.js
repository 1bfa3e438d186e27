#!/usr/bin/env node
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** @typedef {import('node:child_process').StdioOptions} StdioOptions */

// Checks the package in this folder as its users get it: packed by pnpm, with `workspace:` and `catalog:` replaced.

const tooling = dirname(dirname(fileURLToPath(import.meta.url)));
const repository = dirname(dirname(tooling));

/**
 * Runs a script of a dependency with this Node: `node_modules/.bin` holds something else on each system.
 * @param {string} script
 * @param {string[]} given
 * @param {StdioOptions} stdio
 */
const run = (script, given, stdio = 'inherit') => execFileSync(process.execPath, [script, ...given], { stdio });

/**
 * @param {string} name of a package that this one depends on
 * @param {string} program
 */
function scriptOf(name, program) {
  const dependency = join(tooling, 'node_modules', name);
  return join(dependency, JSON.parse(readFileSync(join(dependency, 'package.json'), 'utf8')).bin[program]);
}

const folder = mkdtempSync(join(tmpdir(), 'pomp-pack-'));
try {
  const tarball = join(folder, 'package.tgz');
  // Its program is a binary of this system; this script finds that.
  run(join(repository, 'node_modules/pnpm/bin/pnpm.mjs'), ['pack', '--out', tarball], ['ignore', 'ignore', 'inherit']);
  run(scriptOf('publint', 'publint'), ['run', tarball, '--strict']);
  const stylesheets = Object.keys(JSON.parse(readFileSync('package.json', 'utf8')).exports).filter((entry) =>
    entry.endsWith('.css'),
  );
  const excluded = stylesheets.length ? ['--exclude-entrypoints', ...stylesheets] : [];
  run(scriptOf('@arethetypeswrong/cli', 'attw'), [tarball, '--profile', 'esm-only', '--no-emoji', '--no-color', ...excluded]);
} catch (error) {
  if (!(error instanceof Error && 'status' in error)) throw error;
  process.exitCode = 1; // the program that failed has said why
} finally {
  rmSync(folder, { recursive: true });
}
