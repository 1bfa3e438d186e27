import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

/** @typedef {{ path: string, contents: Uint8Array }} OutputFile */

/**
 * Replaces outputs that others may be reading: only those that differ, each by a rename, so that a reader gets the old file or the new one.
 * @param {OutputFile[]} files
 * @param {string} staging a folder on the same disk
 * @returns {string[]} the paths that changed
 */
export function placeOutputs(files, staging) {
  const changed = files.filter(({ path, contents }) => !existsSync(path) || !readFileSync(path).equals(contents));
  if (changed.length === 0) return [];

  mkdirSync(staging, { recursive: true });
  const drafts = changed.map(({ path, contents }, index) => {
    const draft = join(staging, `${process.pid}-${index}`);
    writeFileSync(draft, contents);
    return { draft, path, isNew: !existsSync(path) };
  });
  // What is new goes first: what imports it may be among the others.
  for (const { draft, path } of drafts.sort((a, b) => Number(b.isNew) - Number(a.isNew))) {
    mkdirSync(dirname(path), { recursive: true });
    renameSync(draft, path);
  }
  return changed.map(({ path }) => path);
}

/**
 * Removes what was made of a source file that is gone.
 * @param {string} script
 */
export function removeOutputs(script) {
  const declarations = script.replace(/\.js$/, '.d.ts');
  for (const file of [script, `${script}.map`, declarations, `${declarations}.map`]) rmSync(file, { force: true });
}

/**
 * The scripts below a folder, which may not be there yet.
 * @param {string} folder
 */
export const scriptsIn = (folder) =>
  existsSync(folder)
    ? readdirSync(folder, { recursive: true, encoding: 'utf8' })
        .filter((name) => name.endsWith('.js'))
        .map((name) => join(folder, name))
    : [];
