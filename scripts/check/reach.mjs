import { join } from 'node:path';
import '@pomp/tooling/leave-garbage';
import { build } from 'esbuild';
import { globSync } from 'tinyglobby';
import { root } from '../workspace/places.mjs';
import { speakersOf } from './speakers.mjs';

const isStories = /\.stories\.tsx$/;
const isWords = /\.(nl|en)\.ts$/;
const packageOf = (/** @type {string} */ path) => path.split('/', 2).join('/');
/** By which a test reads sources that it doesn't import. */
const readsFiles = /^(node:fs(\/promises)?|tinyglobby)$/;

/** Entries bundled at once: what they share is read once, and their outputs are in memory together. */
const batch = 160;

/**
 * The test and story files which the given files can reach: those in whose bundle, without what it doesn't use, one of them is. A barrel
 * such as a package's index therefore reaches only the files that import that name from it. Words stand around a story rather than in it: changed ones reach the
 * stories of what says them. A test that reads files is among them whatever it imports, where its own package changed; where words did, also one of a package above.
 * @param {readonly string[]} folders of packages, from the root, whose tests and stories are looked at
 * @param {readonly string[]} changed paths from the root
 * @returns {Promise<string[]>} paths from the root
 */
export async function reachedTests(folders, changed) {
  const wanted = new Set(changed);
  const speakers = speakersOf(changed);
  const isOfWords = changed.some((path) => isWords.test(path));
  const mayRead = (/** @type {string} */ entry) => isOfWords || changed.some((path) => packageOf(path) === packageOf(entry));
  const entries = folders.flatMap((folder) =>
    globSync('src/**/*.{test,stories}.{ts,tsx}', { cwd: join(root, folder) }).map((file) => join(folder, file)),
  );
  /** @type {string[]} */
  const reached = [];
  for (let start = 0; start < entries.length; start += batch) {
    const { metafile } = await build({
      absWorkingDir: root,
      entryPoints: entries.slice(start, start + batch),
      outdir: 'bundles',
      outbase: '.',
      write: false,
      metafile: true,
      bundle: true,
      treeShaking: true,
      format: 'esm',
      platform: 'node',
      jsx: 'automatic',
      conditions: ['@pomp/source'],
      plugins: [onlyOurSources],
    });
    for (const { entryPoint = '', inputs } of Object.values(metafile.outputs)) {
      const files = Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [path] : []));
      const isSaid = isStories.test(entryPoint) && (speakers === 'any' || files.some((path) => speakers.has(path)));
      const reads =
        !isStories.test(entryPoint) &&
        mayRead(entryPoint) &&
        metafile.inputs[entryPoint]?.imports.some(({ path }) => readsFiles.test(path));
      if (isSaid || reads || files.some((path) => wanted.has(path))) reached.push(entryPoint);
    }
  }
  return reached.sort();
}

/**
 * Libraries change with the lockfile only, and pictures are named by the files that show them: neither is read.
 * @type {import('esbuild').Plugin}
 */
const onlyOurSources = {
  name: 'only-our-sources',
  setup({ onResolve }) {
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === 'entry-point' || (path.startsWith('@pomp/') && !path.startsWith('@pomp/tooling'))
        ? undefined
        : { path, external: true },
    );
    onResolve({ filter: /\.(css|woff2?|png|jpe?g|webp|svg|pdf)(\?.*)?$/ }, ({ path }) => ({ path, external: true }));
  },
};
