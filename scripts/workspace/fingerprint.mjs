import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that say nothing about what was written or built; of Next's output its id tells enough. */
const passing = new Set(['node_modules', '.turbo', '.results', '.data', 'storybook-static', 'e2e']);
const insteadOf = new Map([['.next', '.next/BUILD_ID']]);

/** What builds make, by name. */
const made = new Set(['dist', '.next', 'next-env.d.ts']);

/**
 * A digest of names, sizes and times of change of all files below the given paths.
 * @param {string[]} paths
 * @param {{ ofSources?: boolean }} [options] `ofSources`: without what builds make
 */
export function fingerprint(paths, { ofSources = false } = {}) {
  const digest = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  const counts = (/** @type {string} */ name) => !passing.has(name) && !(ofSources && made.has(name));
  for (const path of paths) visit(path, digest, counts);
  return digest.digest('hex');
}

/**
 * @param {string} path
 * @param {import('node:crypto').Hash} digest
 * @param {(name: string) => boolean} counts
 */
function visit(path, digest, counts) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) digest.update(`${path} absent\n`);
  else if (!stats.isDirectory()) digest.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  else {
    for (const name of readdirSync(path).sort()) {
      if (counts(name)) visit(join(path, insteadOf.get(name) ?? name), digest, counts);
    }
  }
}

/**
 * @param {string} file
 * @param {string} value
 */
export const isRemembered = (file, value) => existsSync(file) && readFileSync(file, 'utf8') === value;

/**
 * @param {string} file
 * @param {string} value
 */
export const remember = (file, value) => writeFileSync(file, value);
