import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { programBuildOptions } from '@pomp/tooling/build-options';
import { context } from 'esbuild';

/**
 * Whether a server would run something else than the last time it was asked: its own code, or what it uses of our packages. A server
 * that only imports a package that changed elsewhere needn't be started again.
 * @param {import('./watch-builds.mjs').Server} server
 * @param {string[]} packages absolute folders
 * @returns {Promise<(changed: ReadonlySet<string>, isRunning: boolean) => Promise<boolean>>} given the sources and outputs that changed since it was last asked. Of one that doesn't run yet it is
 *   enough that it is made of them: what it is about to start with may be older than what was first looked at
 */
export async function serverState({ folder, programs, wordsAreSaidElsewhere = false }, packages) {
  const names = packages.map((path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).name);
  const isOurs = (/** @type {string} */ path) => names.some((name) => path === name || path.startsWith(`${name}/`));
  const isElsewhere = (/** @type {string} */ path) => wordsAreSaidElsewhere && /\/words\/[a-z]{2}(\.js)?$/.test(path);
  const bundle = await context({
    ...programBuildOptions(folder, programs),
    // Leaves out what isn't used; shorter names would take half of the time, and nobody reads them.
    minifySyntax: true,
    sourcemap: false,
    legalComments: 'none',
    write: false,
    metafile: true,
    logLevel: 'silent',
    plugins: [
      {
        name: 'bundle-our-packages',
        setup: ({ onResolve }) =>
          onResolve({ filter: /./ }, ({ path, kind }) => {
            const isBundled = kind === 'entry-point' || (!isElsewhere(path) && (isOurs(path) || /^[./]/.test(path)));
            return isBundled ? undefined : { path, external: true };
          }),
      },
    ],
  });
  const look = () =>
    bundle.rebuild().then(
      ({ outputFiles, metafile }) => ({
        digest: outputFiles.reduce((hash, { contents }) => hash.update(contents), createHash('sha256')).digest('hex'),
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
