import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';
import { root } from '../workspace/places.mjs';

/** @typedef {{ path: string, exists: boolean }} ChangedFile a path from the repository's root */

/**
 * What the working tree has that the commit has not: changed, added, deleted, and not yet known to Git.
 * @param {string} since a commit, branch or tag
 * @returns {ChangedFile[]}
 */
export function changedFiles(since) {
  const paths = [
    ...git(['diff', '--name-only', '--no-renames', since, '--'], since),
    ...git(['ls-files', '--others', '--exclude-standard'], since),
  ];
  return [...new Set(paths)].sort().map((path) => ({ path, exists: existsSync(join(root, path)) }));
}

/**
 * @param {string[]} args
 * @param {string} since
 */
function git(args, since) {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
      .split('\n')
      .filter(Boolean);
  } catch (error) {
    throw new ClearError(`Git could not tell what differs from ${since}.`, { detail: String(error) });
  }
}
