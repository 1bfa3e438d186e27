/// <reference path="./subset-font.d.ts" />
import { existsSync, readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import subsetFont from 'subset-font';
import { globSync } from 'tinyglobby';
import { slowToFind } from './slow-to-find.js';

const sources = ['src/**/*.{ts,tsx}', '!src/**/*.d.ts', '!src/**/*.test.*', '!src/**/*.test-d.ts', '!src/**/*.{stories,guide}.*'];

/** @param {string} path native, as esbuild tells who imports: on Windows with backslashes */
export const isInstalled = (path) => /[\\/]node_modules[\\/]/.test(path);

/**
 * Leaves relative imports as they are, so that every source file becomes one output file. With shared chunks `'use client'` gets
 * lost; with one bundle everything becomes client, or each entry gets a React context of its own.
 * @type {import('esbuild').Plugin}
 */
const keepRelativeImports = {
  name: 'keep-relative-imports',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, (args) =>
      args.kind === 'entry-point' || args.pluginData?.vanillaExtract || isInstalled(args.importer)
        ? undefined
        : { path: args.path, external: true },
    );
  },
};

/**
 * What a package names under `dependencies` and `peerDependencies` is installed beside it and stays an import. What it names under `devDependencies` is taken
 * into the file that imports it: for a library of which we use a corner, or whose types and helpers we use without what it installs.
 * @param {string} folder an absolute path
 * @returns {import('esbuild').Plugin}
 */
const bundleDevDependencies = (folder) => ({
  name: 'bundle-dev-dependencies',
  setup(build) {
    const installed = installedBeside(folder);
    build.onResolve({ filter: /^[^./]/ }, ({ path, pluginData }) => {
      if (pluginData?.vanillaExtract || /\.woff2(\?|$)/.test(path)) return undefined;
      return path.startsWith('node:') || installed.has(packageOf(path)) ? { path, external: true } : undefined;
    });
  },
});

/** @param {string} folder */
function installedBeside(folder) {
  const { name, dependencies = {}, peerDependencies = {} } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  return new Set([name, ...Object.keys(dependencies), ...Object.keys(peerDependencies)]);
}

/** @param {string} path such as `@pomp/domain/words/nl` */
const packageOf = (path) => path.split('/', path.startsWith('@') ? 2 : 1).join('/');

/** What brands set their texts and headings in. With all weights there are, a font is up to twice as large. */
const weights = { min: 400, max: 750 };

/** What browsers apply to a text by themselves, and what our styles ask for. */
const features = ['ccmp', 'kern', 'liga', 'locl', 'mark', 'mkmk', 'tnum'];

/** Every character of the file, which has only those of a few languages. */
const everything = 'U+0-D7FF';

/** @param {string} range as in `unicode-range` */
function charactersIn(range) {
  const parts = range.split(',').map((part) => part.trim().replace(/^U\+/i, '').split('-'));
  const codes = parts.flatMap(([first = '', last = first]) => {
    const start = Number.parseInt(first, 16);
    return Array.from({ length: Number.parseInt(last, 16) - start + 1 }, (_, offset) => start + offset);
  });
  return String.fromCodePoint(...codes);
}

/**
 * @param {string} path
 * @param {string} range
 */
const lighterFont = async (path, range) =>
  subsetFont(await readFile(path), charactersIn(range), {
    targetFormat: 'woff2',
    variationAxes: { wght: weights },
    keepFeatures: features,
  });

/**
 * Made once by a process, which builds again at each save while developing.
 * @type {Map<string, Promise<Uint8Array>>}
 */
const lighterFonts = new Map();

/**
 * Font files are taken along from the npm package that they come in, with the weights and features that are used; everything else from packages stays external.
 * Of `font.woff2?common=U+0020-007E` only those characters come along, in a file with `common` in its name.
 * @type {import('esbuild').Plugin}
 */
const bundleFonts = {
  name: 'bundle-fonts',
  setup(build) {
    build.onResolve({ filter: /^[^./].*\.woff2(\?|$)/ }, ({ path, importer, resolveDir }) => {
      const [file = '', part = ''] = path.split('?');
      const [name, range = everything] = part.split('=');
      const whole = createRequire(join(resolveDir || dirname(importer), 'here.js')).resolve(file);
      const named = name ? whole.replace(/\.woff2$/, `-${name}.woff2`) : whole;
      return { path: named, pluginData: { whole, range } };
    });
    build.onLoad({ filter: /\.woff2$/ }, async ({ path, pluginData: { whole, range } }) => {
      const lighter = lighterFonts.get(path + range) ?? lighterFont(whole, range);
      lighterFonts.set(path + range, lighter);
      return { contents: await lighter, loader: 'file' };
    });
  },
};

/**
 * Whether a package offers a stylesheet to consumers without vanilla-extract.
 * @param {string} folder
 */
export function hasStylesheet(folder) {
  const manifest = join(folder, 'package.json');
  return existsSync(manifest) && './styles.css' in (JSON.parse(readFileSync(manifest, 'utf8')).exports ?? {});
}

/**
 * How a package of `packages/*` becomes ESM, with one output file per source file.
 * @param {string} folder an absolute path
 * @param {{ styles?: boolean, vanillaExtract?: typeof vanillaExtractPlugin }} [options] `vanillaExtract` may remember what it compiled
 * @returns {Omit<import('esbuild').BuildOptions, 'entryPoints'> & { entryPoints: string[] }}
 */
export const packageBuildOptions = (folder, { styles = hasStylesheet(folder), vanillaExtract = vanillaExtractPlugin } = {}) => ({
  absWorkingDir: folder,
  entryPoints: globSync(sources, { cwd: folder }),
  outdir: 'dist',
  outbase: 'src',
  format: 'esm',
  target: 'es2022',
  platform: 'neutral',
  bundle: true,
  splitting: false,
  sourcemap: true,
  mainFields: ['module', 'main'],
  // They stand together in `third-party-licenses.txt`.
  legalComments: 'none',
  jsx: 'automatic',
  plugins: [
    ...(styles ? [vanillaExtract({ outputCss: false, identifiers: 'short' })] : []),
    keepRelativeImports,
    bundleDevDependencies(folder),
  ],
});

/**
 * How all that a package's index reaches becomes `styles.css` and the fonts that it names; its scripts are of no use.
 * @param {string} folder an absolute path
 * @param {{ vanillaExtract?: typeof vanillaExtractPlugin }} [options]
 * @returns {import('esbuild').BuildOptions}
 */
export const stylesheetBuildOptions = (folder, { vanillaExtract = vanillaExtractPlugin } = {}) => ({
  absWorkingDir: folder,
  entryPoints: { styles: 'src/index.ts' },
  outdir: 'dist',
  bundle: true,
  minify: true,
  packages: 'external',
  jsx: 'automatic',
  loader: { '.woff2': 'file' },
  assetNames: '[name]-[hash]',
  plugins: [bundleFonts, vanillaExtract({ identifiers: 'short' })],
});

/** @type {import('esbuild').Plugin} */
const findPackages = {
  name: 'find-packages',
  setup(build) {
    build.onResolve({ filter: /^[^./]/ }, ({ path, kind }) =>
      kind === 'entry-point' || slowToFind.has(packageOf(path)) ? undefined : { path, external: true },
    );
  },
};

/**
 * How a server's programs are made: each bundles its own sources, and finds packages when it runs.
 * @param {string} folder an absolute path
 * @param {Record<string, string>} programs the source of each output
 * @returns {import('esbuild').BuildOptions}
 */
export const programBuildOptions = (folder, programs) => ({
  absWorkingDir: folder,
  entryPoints: programs,
  outdir: 'dist',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  bundle: true,
  splitting: false,
  sourcemap: true,
  plugins: [findPackages],
});
