import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { build, context, transform } from 'esbuild';
import { build as rolldown } from 'rolldown';
import { compiledAtOnce } from './compiled-at-once.mjs';
import { sharedScripts } from './shared-scripts.mjs';

/*
 * Public pages are made by a program of their own, `dist/pages.js`, with all packages but React in it: read as one file it starts in a tenth of the time, and while
 * developing it is replaced as a whole. What browsers get of it lies in `dist/_assets`, named by what is in it.
 */

/** Those of two years, as docs/versions.md says. */
const browsers = ['chrome131', 'firefox132', 'safari18.1'];

/** Where browsers find it. */
const publicPath = '/_assets/';

/**
 * The program that makes pages, and their style sheet.
 * @param {string} folder an absolute path
 * @param {boolean} development
 * @returns {import('esbuild').BuildOptions}
 */
const programOptions = (folder, development) => ({
  absWorkingDir: folder,
  entryPoints: { pages: 'src/public-pages/program.ts' },
  outdir: 'dist',
  format: 'esm',
  target: 'node20',
  platform: 'node',
  jsx: 'automatic',
  bundle: true,
  // Half of the time that it takes.
  sourcemap: !development,
  // A number that is written in its place is no part of the file any more that it was read from: a save of that would be in nothing.
  minifySyntax: !development,
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
 * What browsers run on public pages: the entry at once, islands when they wake. Made by rolldown: where code is shared it takes along only what of a package is used there, while
 * esbuild takes what is used anywhere.
 * @param {string} folder an absolute path
 * @param {boolean} development
 * @returns {import('rolldown').BuildOptions}
 */
const browserOptions = (folder, development) => ({
  cwd: folder,
  input: { page: 'src/public-pages/browser/page.ts', preview: 'src/public-pages/browser/preview.ts' },
  platform: 'browser',
  transform: {
    jsx: { runtime: 'automatic', development: false },
    target: ['es2022', ...browsers],
    define: {
      'process.env.NODE_ENV': JSON.stringify(development ? 'development' : 'production'),
      isDeveloping: String(development),
    },
  },
  moduleTypes: { '.css': 'empty' },
  logLevel: 'silent',
  write: false,
  output: {
    format: 'esm',
    minify: !development,
    // What tells bundlers that something can be left out: browsers don't read it.
    comments: { annotation: development },
    entryFileNames: '[name]-[hash].js',
    chunkFileNames: '[name]-[hash].js',
  },
});

/**
 * While developing in as many files as the bundler likes: that is made once instead of twice.
 * @param {string} folder
 * @param {boolean} development
 */
async function browserScripts(folder, development) {
  const options = browserOptions(folder, development);
  const made = await rolldown(options).catch((error) => Promise.reject(error.errors ? asEsbuildSaysIt(error) : error));
  if (development) return made;
  const groups = sharedScripts(made.output.filter((part) => part.type === 'chunk'));
  return rolldown({
    ...options,
    preserveEntrySignatures: 'allow-extension',
    output: { ...options.output, codeSplitting: { groups, includeDependenciesRecursively: false } },
  });
}

/**
 * One form for what is wrong, whichever bundler found it.
 * @param {import('rolldown').BundleError} error
 */
const asEsbuildSaysIt = (error) =>
  Object.assign(new Error(error.message, { cause: error }), {
    errors: error.errors?.map(({ message, loc }) => {
      // Below it rolldown shows the place, as esbuild does.
      const [text] = stripVTControlCharacters(message).split('\n', 1);
      const lineText = loc?.file && readFileSync(loc.file, 'utf8').split('\n')[loc.line - 1];
      return { text, location: loc?.file ? { file: loc.file, line: loc.line, column: loc.column, lineText } : null };
    }),
  });

/** @typedef {{ path: string, contents: Uint8Array }} OutputFile */

/**
 * Makes both, again each time it is asked, of what is made of something that changed; `dist/assets.json` says what a page names in its head.
 * @param {string} folder an absolute path
 * @param {{ development?: boolean }} [options] for a browser's tools
 * @returns {Promise<(changed?: ReadonlySet<string>) => Promise<OutputFile[]>>} given the files that changed since, it makes nothing where it is made of none of them; rejects with what
 *   is wrong as esbuild's `errors`
 */
export async function pagesMaker(folder, { development = false } = {}) {
  const options = /** @type {const} */ ({
    ...programOptions(folder, development),
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  // What remembers modules for the next time lives on: a build that ends with its process ends in esbuild's own panic.
  const remembering = development ? await context(options) : undefined;
  const program = madeAgain(async () => {
    const { outputFiles, metafile } = await (remembering?.rebuild() ?? build(options));
    const madeOf = Object.values(metafile.outputs).flatMap(({ inputs }) =>
      Object.entries(inputs).flatMap(([path, { bytesInOutput }]) => (bytesInOutput > 0 ? [resolve(folder, path)] : [])),
    );
    return { made: development ? outputFiles : await Promise.all(outputFiles.map(smaller)), madeOf };
  });
  const scripts = madeAgain(async () => {
    const { output } = await browserScripts(folder, development);
    return { made: output, madeOf: output.flatMap((part) => (part.type === 'chunk' ? Object.keys(part.modules) : [])) };
  });
  return async (changed) => {
    const [ofProgram, ofBrowser] = await Promise.all([program(changed), scripts(changed)]);
    return ofProgram.isNew || ofBrowser.isNew ? withManifest(folder, ofProgram.made, ofBrowser.made) : [];
  };
}

/**
 * @template Result
 * @param {() => Promise<{ made: Result, madeOf: readonly string[] }>} make
 * @returns {(changed?: ReadonlySet<string>) => Promise<{ made: Result, isNew: boolean }>} makes it again where it is made of what changed, or was wrong
 */
function madeAgain(make) {
  /** @type {{ made: Result, madeOf: ReadonlySet<string> } | undefined} */
  let last;
  return async (changed) => {
    // A list of what a package exports is in nothing that is made of it.
    const isTouched = !changed || [...changed].some((path) => last?.madeOf.has(path) || /[\\/]index\.js$/.test(path));
    if (last && !isTouched) return { made: last.made, isNew: false };
    last = undefined;
    const { made, madeOf } = await make();
    last = { made, madeOf: new Set(madeOf) };
    return { made, isNew: true };
  };
}

/**
 * What a font does that comes late: take the place of another, which moves lines. A page asks for its fonts before anything else (the answer's `link` header), so that they are there in
 * time; where they aren't, that page does without.
 */
const lateFont = 'font-display:swap';

/**
 * A style sheet in fewer bytes, and as all of `browsers` take it: the program beside it is made for Node.
 * @param {OutputFile} file
 * @returns {Promise<OutputFile>}
 */
async function smaller({ path, contents }) {
  if (!path.endsWith('.css')) return { path, contents };
  const { code } = await transform(Buffer.from(contents).toString(), { loader: 'css', minify: true, target: browsers });
  return { path, contents: Buffer.from(code.replaceAll(lateFont, 'font-display:optional')) };
}

/**
 * @param {string} folder
 * @param {OutputFile[]} ofProgram
 * @param {import('rolldown').RolldownOutput['output']} output for browsers
 * @returns {OutputFile[]}
 */
function withManifest(folder, ofProgram, output) {
  const inAssets = (/** @type {string} */ name) => join(folder, 'dist', publicPath, name);
  const chunks = output.filter((made) => made.type === 'chunk');
  const ofBrowser = chunks.map(({ fileName, code }) => ({ path: inAssets(fileName), contents: Buffer.from(compiledAtOnce(code)) }));
  const program = ofProgram.filter(({ path }) => !/\.css(\.map)?$/.test(path));
  const styles = ofProgram.flatMap(({ path, contents }) =>
    path.endsWith('.css') ? [{ path: inAssets(`pages-${digest([contents]).slice(0, 8)}.css`), contents }] : [],
  );
  const scriptOf = (/** @type {string} */ entry) =>
    publicPath + (chunks.find(({ isEntry, name }) => isEntry && name === entry)?.fileName ?? '');
  const assets = {
    styles: publicPath + basename(styles[0]?.path ?? ''),
    script: scriptOf('page'),
    alsoLoaded: importsOf(chunks, basename(scriptOf('page'))).map((name) => publicPath + name),
    previewScript: scriptOf('preview'),
    integrity: Object.fromEntries(ofBrowser.map(({ path, contents }) => [publicPath + basename(path), integrityOf(contents)])),
    fonts: program.filter(({ path }) => path.endsWith('.woff2')).map(({ path }) => publicPath + basename(path)),
    version: digest([
      ...[...program, ...styles].map(({ contents }) => contents),
      Buffer.from(chunks.map(({ fileName }) => fileName).join()),
    ]),
  };
  return [
    ...program,
    ...styles,
    ...ofBrowser,
    { path: join(folder, 'dist', 'assets.json'), contents: Buffer.from(JSON.stringify(assets)) },
  ];
}

/**
 * What a script can't run without, and a browser would only hear of when it has it.
 * @param {import('rolldown').OutputChunk[]} chunks
 * @param {string} script
 * @returns {string[]}
 */
function importsOf(chunks, script) {
  const reached = new Set([script]);
  for (const name of reached)
    for (const other of chunks.find(({ fileName }) => fileName === name)?.imports ?? []) reached.add(other);
  reached.delete(script);
  return [...reached];
}

/** What a browser checks a script against. @param {Uint8Array} contents */
const integrityOf = (contents) => `sha256-${createHash('sha256').update(contents).digest('base64')}`;

/** @param {Uint8Array[]} parts */
const digest = (parts) =>
  parts
    .reduce((hash, part) => hash.update(part), createHash('sha256'))
    .digest('hex')
    .slice(0, 16);
