import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { programBuildOptions } from '@pomp/tooling/build-options';
import { context } from 'esbuild';

/**
 * Whether a server would run something else than the last time it was asked: its own code, or what it uses of our packages. A server
 * that only imports a package that changed elsewhere needn't be started again.
 * @param {import('./watch-builds.mjs').Server} server
 * @param {string[]} packages absolute folders
 * @returns {Promise<() => Promise<boolean>>}
 */
export async function serverState({ folder, programs, wordsAreSaidElsewhere = false }, packages) {
  const names = packages.map((path) => JSON.parse(readFileSync(join(path, 'package.json'), 'utf8')).name);
  const isOurs = (/** @type {string} */ path) => names.some((name) => path === name || path.startsWith(`${name}/`));
  const isElsewhere = (/** @type {string} */ path) => wordsAreSaidElsewhere && /\/words\/[a-z]{2}(\.js)?$/.test(path);
  const bundle = await context({
    ...programBuildOptions(folder, programs),
    packages: 'bundle',
    minify: true,
    sourcemap: false,
    write: false,
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
  const digest = () =>
    bundle.rebuild().then(
      ({ outputFiles }) => outputFiles.reduce((hash, { contents }) => hash.update(contents), createHash('sha256')).digest('hex'),
      () => undefined, // whoever builds says what is wrong
    );
  let known = await digest();
  return async () => {
    const now = await digest();
    if (now === undefined || now === known) return false;
    known = now;
    return true;
  };
}
