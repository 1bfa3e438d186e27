import { existsSync } from 'node:fs';
import { join, relative, resolve, sep } from 'node:path';
import { packageBuildOptions, programBuildOptions, stylesheetBuildOptions } from '@pomp/tooling/build-options';
import { build, context } from 'esbuild';
import { placeOutputs, removeOutputs, scriptsIn } from './output-files.mjs';
import { rememberedVanillaExtract } from './remembered-vanilla-extract.mjs';

/** @typedef {{ changed: string[], errors: import('esbuild').Message[] }} Made which outputs differ since, and what doesn't compile */
/** @typedef {(files?: Set<string>) => Promise<Made>} Make makes everything, or what is made of these files (absolute paths), which changed, were added or are gone */

const nothing = { changed: [], errors: [] };
/** @param {string} folder */
const isIn = (folder) => (/** @type {string} */ path) => path.startsWith(folder + sep);

/**
 * One output per source: only those of the files that changed are made again.
 * @param {string} folder
 * @param {string} staging
 * @returns {Make}
 */
export function packageMaker(folder, staging) {
  const styles = rememberedVanillaExtract();
  const options = () => packageBuildOptions(folder, { vanillaExtract: styles.plugin });
  const dist = join(folder, 'dist');
  /** @type {Set<string>} */
  let wrong = new Set();

  return async (files) => {
    const { entryPoints, ...others } = options();
    const touched = new Set([...(files ?? []), ...(files ? styles.madeFrom(files) : [])]);
    const outputOf = (/** @type {string} */ entry) => join(dist, relative('src', entry)).replace(/\.tsx?$/, '.js');
    // Of files that come together, such as those of another branch, one may be told of before the others: what it imports is there.
    const isMissing = (/** @type {string} */ entry) => !existsSync(outputOf(entry));
    const entries = entryPoints.filter(
      (entry) => !files || touched.has(join(folder, entry)) || wrong.has(entry) || isMissing(entry),
    );
    const isDifferent = entries.length > 0 || !files || [...files].some(isIn(join(folder, 'src')));
    if (!isDifferent) return nothing;

    const { outputs, errors, failed } = await buildEach(entries, others);
    wrong = new Set(failed);
    const wanted = new Set(entryPoints.map(outputOf));
    const gone = scriptsIn(dist).filter((path) => !wanted.has(path));
    const changed = placeOutputs(outputs, staging);
    gone.forEach(removeOutputs);
    return { changed: [...changed, ...gone], errors };
  };
}

/**
 * Builds entries together, and one by one where one of them is wrong: the others don't wait for it.
 * @param {string[]} entryPoints
 * @param {import('esbuild').BuildOptions} options
 * @returns {Promise<{ outputs: import('esbuild').OutputFile[], errors: import('esbuild').Message[], failed: string[] }>}
 */
async function buildEach(entryPoints, options) {
  if (entryPoints.length === 0) return { outputs: [], errors: [], failed: [] };
  try {
    const { outputFiles } = await build({ ...options, entryPoints, write: false, logLevel: 'silent' });
    return { outputs: outputFiles, errors: [], failed: [] };
  } catch (error) {
    const errors = messagesOf(error, options.absWorkingDir ?? '');
    if (entryPoints.length === 1) return { outputs: [], errors, failed: entryPoints };
    const apart = await Promise.all(entryPoints.map((entry) => buildEach([entry], options)));
    return {
      outputs: apart.flatMap((one) => one.outputs),
      errors: apart.flatMap((one) => one.errors),
      failed: apart.flatMap((one) => one.failed),
    };
  }
}

/**
 * @param {string} folder
 * @param {string} staging
 * @returns {Promise<Make>}
 */
export async function stylesheetMaker(folder, staging) {
  const styles = rememberedVanillaExtract();
  const sheet = await context({
    ...stylesheetBuildOptions(folder, { vanillaExtract: styles.plugin }),
    // Of scripts that are thrown away, most of the time.
    minify: false,
    write: false,
    logLevel: 'silent',
  });
  let wrong = false;
  return async (files) => {
    const isTouched = !files || wrong || [...files].some(isIn(join(folder, 'src'))) || styles.madeFrom(files).length > 0;
    if (!isTouched) return nothing;
    const made = await rebuild(folder, sheet, staging, (path) => !path.endsWith('.js'));
    wrong = made.errors.length > 0;
    return made;
  };
}

/**
 * @param {import('./watch-builds.mjs').Server} server
 * @param {string} staging
 * @returns {Promise<Make>}
 */
export async function serverMaker({ folder, programs }, staging) {
  const bundle = await context({ ...programBuildOptions(folder, programs), write: false, logLevel: 'silent' });
  return async (files) => (!files || [...files].some(isIn(folder)) ? rebuild(folder, bundle, staging) : nothing);
}

/**
 * What makes public pages: of anything that it is made of, as its own build does.
 * @param {string} folder the site's
 * @param {string} staging
 * @returns {Promise<Make>}
 */
export async function publicPagesMaker(folder, staging) {
  const { pagesMaker } = await import('../../apps/site/build-pages.mjs');
  const make = await pagesMaker(folder, { development: true });
  return (files) => placed(folder, () => make(files), staging);
}

/**
 * @param {string} folder
 * @param {import('esbuild').BuildContext<{ write: false }>} whole
 * @param {string} staging
 * @param {(path: string) => boolean} [isOutput]
 * @returns {Promise<Made>}
 */
const rebuild = (folder, whole, staging, isOutput = () => true) =>
  placed(folder, async () => (await whole.rebuild()).outputFiles.filter(({ path }) => isOutput(path)), staging);

/**
 * @param {string} folder
 * @param {() => Promise<import('./output-files.mjs').OutputFile[]>} make
 * @param {string} staging
 * @returns {Promise<Made>}
 */
async function placed(folder, make, staging) {
  try {
    return { changed: placeOutputs(await make(), staging), errors: [] };
  } catch (error) {
    return { changed: [], errors: messagesOf(error, folder) };
  }
}

/**
 * With absolute paths: esbuild gives them relative to the package, and several have a file of that name.
 * @param {unknown} error
 * @param {string} folder
 * @returns {import('esbuild').Message[]}
 */
function messagesOf(error, folder) {
  if (!(error instanceof Error && 'errors' in error && Array.isArray(error.errors))) throw error;
  return error.errors.map(({ location, ...message }) => ({
    ...message,
    location: location && { ...location, file: resolve(folder, location.file) },
  }));
}
