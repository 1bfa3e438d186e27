import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Folders that say nothing about what was written or built; of Next's output its id tells enough. */
const passing = new Set(['node_modules', '.turbo', '.results', '.data', 'storybook-static', 'e2e']);
const insteadOf = new Map([['.next', '.next/BUILD_ID']]);

/**
 * A digest of names, sizes and times of change of all files below the given paths.
 * @param {string[]} paths
 */
export function fingerprint(paths) {
  const digest = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const path of paths) visit(path, digest);
  return digest.digest('hex');
}

/**
 * @param {string} path
 * @param {import('node:crypto').Hash} digest
 */
function visit(path, digest) {
  const stats = statSync(path, { throwIfNoEntry: false });
  if (!stats) digest.update(`${path} absent\n`);
  else if (!stats.isDirectory()) digest.update(`${path} ${stats.size} ${stats.mtimeMs}\n`);
  else {
    for (const name of readdirSync(path).sort()) {
      if (!passing.has(name)) visit(join(path, insteadOf.get(name) ?? name), digest);
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
