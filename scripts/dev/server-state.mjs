import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programBuildOptions } from '@pomp/tooling/build-options';
import { context } from 'esbuild';

/** @type {import('esbuild').Plugin} */
const wordsElsewhere = {
  name: 'words-elsewhere',
  setup: ({ onResolve }) => onResolve({ filter: /\/words\/[a-z]{2}(\.js)?$/ }, ({ path }) => ({ path, external: true })),
};

/**
 * Whether a server would run something else than the last time it was asked: its own code, or what it uses of our packages. A server
 * that only imports a package that changed elsewhere needn't be started again.
 * @param {import('./watch-builds.mjs').Server} server
 * @param {string[]} packages absolute folders
 * @returns {Promise<(changed: ReadonlySet<string>, isRunning: boolean) => Promise<boolean>>} given the sources and outputs that changed since it was last asked. Of one that doesn't run yet it is
 *   enough that it is made of them: what it is about to start with may be older than what was first looked at
 */
export async function serverState({ folder, programs, wordsAreSaidElsewhere = false }, packages) {
  const manifests = [folder, ...packages].map((path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')));
  const ours = new Set(manifests.map(({ name }) => name));
  const others = manifests
    .flatMap(({ dependencies, peerDependencies }) => Object.keys({ ...dependencies, ...peerDependencies }))
    .filter((name) => !ours.has(name));
  const bundle = await context({
    ...programBuildOptions(folder, programs),
    // Leaves out what isn't used; shorter names would take half of the time, and nobody reads them.
    minifySyntax: true,
    sourcemap: false,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'silent',
    // Told as a list: esbuild would ask a plugin about each of some thousands of imports again, every time.
    external: [...new Set(others)],
    plugins: wordsAreSaidElsewhere ? [wordsElsewhere] : [],
  });
  const look = () =>
    bundle.rebuild().then(
      ({ outputFiles, metafile }) => ({
        digest: outputFiles.map(({ hash }) => hash).join(),
        madeOf: new Set(Object.keys(metafile.inputs).map((path) => resolve(folder, path))),
      }),
      () => undefined, // whoever builds says what is wrong
    );
  let seen = await look();
  let digest = seen?.digest;
  return async (changed, isRunning) => {
    // What it imports has to change first, before something else can become a part of it.
    if (seen && ![...changed].some((path) => seen?.madeOf.has(path))) return false;
    seen = await look();
    if (!seen) return false;
    const isOther = seen.digest !== digest || !isRunning;
    digest = seen.digest;
    return isOther;
  };
}
