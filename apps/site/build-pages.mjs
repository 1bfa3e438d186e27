import { createHash } from 'node:crypto';
import { basename, join } from 'node:path';
import { context } from 'esbuild';

/*
 * Public pages are made by a program of their own, `dist/pages.js`, with all packages but React in it: read as one file it starts in a tenth of the time, and while
 * developing it is replaced as a whole. What browsers get of it lies in `dist/_assets`, named by what is in it.
 */

/** Where browsers find it. */
const publicPath = '/_assets/';

/**
 * The program that makes pages, and their style sheet.
 * @param {string} folder an absolute path
 * @returns {import('esbuild').BuildOptions}
 */
const programOptions = (folder) => ({
  absWorkingDir: folder,
  entryPoints: { pages: 'src/public-pages/program.ts' },
  outdir: 'dist',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  jsx: 'automatic',
  bundle: true,
  sourcemap: true,
  minifySyntax: true,
  loader: { '.woff2': 'file' },
  assetNames: '_assets/[name]-[hash]',
  publicPath: '/',
  // One React, whoever uses it.
  external: ['react', 'react/*', 'react-dom', 'react-dom/*'],
  // For what is no module yet among what others made.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  logOverride: { 'ignored-bare-import': 'silent' },
});

/**
 * What browsers run on public pages: the entry at once, islands when they wake.
 * @param {string} folder an absolute path
 * @param {boolean} development
 * @returns {import('esbuild').BuildOptions}
 */
const browserOptions = (folder, development) => ({
  absWorkingDir: folder,
  entryPoints: { page: 'src/public-pages/browser/page.ts', preview: 'src/public-pages/browser/preview.ts' },
  outdir: `dist${publicPath}`,
  entryNames: '[name]-[hash]',
  chunkNames: '[name]-[hash]',
  publicPath,
  format: 'esm',
  target: ['es2022', 'chrome118', 'firefox118', 'safari17'],
  platform: 'browser',
  jsx: 'automatic',
  bundle: true,
  splitting: true,
  minify: !development,
  legalComments: 'none',
  logOverride: { 'ignored-bare-import': 'silent' },
  define: {
    'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
    isDeveloping: String(development),
  },
});

/** @typedef {{ path: string, contents: Uint8Array }} OutputFile */

/**
 * Makes both, again each time it is asked; `dist/assets.json` says what a page names in its head.
 * @param {string} folder an absolute path
 * @param {{ development?: boolean }} [options] for a browser's tools
 * @returns {Promise<() => Promise<OutputFile[]>>} rejects with esbuild's failure
 */
export async function pagesMaker(folder, { development = false } = {}) {
  const [program, browser] = await Promise.all([
    context({ ...programOptions(folder), write: false, logLevel: 'silent' }),
    context({ ...browserOptions(folder, development), write: false, metafile: true, logLevel: 'silent' }),
  ]);
  return async () => {
    const [{ outputFiles: ofProgram }, { outputFiles: ofBrowser, metafile }] = await Promise.all([
      program.rebuild(),
      browser.rebuild(),
    ]);
    return withManifest(folder, ofProgram, ofBrowser, metafile);
  };
}

/**
 * @param {string} folder
 * @param {OutputFile[]} ofProgram
 * @param {OutputFile[]} ofBrowser
 * @param {import('esbuild').Metafile} browser
 * @returns {OutputFile[]}
 */
function withManifest(folder, ofProgram, ofBrowser, { outputs }) {
  const inAssets = (/** @type {string} */ name) => join(folder, 'dist', publicPath, name);
  const program = ofProgram.filter(({ path }) => !/\.css(\.map)?$/.test(path));
  const styles = ofProgram.flatMap(({ path, contents }) =>
    path.endsWith('.css') ? [{ path: inAssets(`pages-${digest([contents]).slice(0, 8)}.css`), contents }] : [],
  );
  const scriptOf = (/** @type {string} */ entry) =>
    Object.keys(outputs).find((path) => outputs[path]?.entryPoint?.endsWith(`/${entry}.ts`)) ?? '';
  const assets = {
    styles: publicPath + basename(styles[0]?.path ?? ''),
    script: publicPath + basename(scriptOf('page')),
    previewScript: publicPath + basename(scriptOf('preview')),
    fonts: program.filter(({ path }) => path.endsWith('.woff2')).map(({ path }) => publicPath + basename(path)),
    version: digest([...program.map(({ contents }) => contents), Buffer.from(ofBrowser.map(({ path }) => basename(path)).join())]),
  };
  return [
    ...program,
    ...styles,
    ...ofBrowser,
    { path: join(folder, 'dist', 'assets.json'), contents: Buffer.from(JSON.stringify(assets)) },
  ];
}

/** @param {Uint8Array[]} parts */
const digest = (parts) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
