import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** @typedef {'patch' | 'minor' | 'major'} Bump */
/** @typedef {{ entries: Record<string, import('./reports.mjs').Names> }} Exported */

const ranks = /** @type {const} */ (['patch', 'minor', 'major']);

/**
 * The largest change that the changesets declare, by package.
 * @param {string} folder of the changesets
 * @returns {Map<string, Bump>}
 */
export function declaredBumps(folder) {
  /** @type {Map<string, Bump>} */
  const bumps = new Map();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.md') && name !== 'README.md')) {
    const [, header = ''] = /^---\n([\s\S]*?)\n---/.exec(readFileSync(join(folder, file), 'utf8')) ?? [];
    for (const [, name = '', bump] of header.matchAll(/^['"](.+)['"]: (patch|minor|major)$/gm)) {
      const declared = /** @type {Bump} */ (bump);
      const known = bumps.get(name);
      if (!known || ranks.indexOf(declared) > ranks.indexOf(known)) bumps.set(name, declared);
    }
  }
  return bumps;
}

/**
 * What changed since the release without a changeset that says so: what is gone breaks whoever used it, so it takes a major one; anything else takes one of any kind.
 * @param {string} name of the package
 * @param {Exported} released
 * @param {Exported} current
 * @param {Bump | undefined} bump that is declared
 * @returns {string[]}
 */
export function undeclared(name, released, current, bump) {
  const gone = Object.entries(released.entries).flatMap(([entry, { names }]) => {
    const left = new Set(current.entries[entry]?.names);
    return names.filter((one) => !left.has(one)).map((one) => `${one} (${entry.replace(/\.d\.ts$/, '')})`);
  });
  if (gone.length > 0 && bump !== 'major')
    return [`${name} had ${gone.join(', ')}: that breaks its users, and takes a major changeset.`];
  const isSame = Object.entries(current.entries).every(([entry, { hash }]) => released.entries[entry]?.hash === hash);
  return isSame || bump ? [] : [`${name} exports something else than was released: that takes a changeset.`];
}
