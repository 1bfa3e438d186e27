import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import '@pomp/tooling/leave-garbage';
import { build } from 'esbuild';
import { readSnippets } from '../../../scripts/snippets/read-snippets.mjs';

/** @typedef {{ script: number, style: number }} Weight in bytes, minified and gzipped */

const packages = join(dirname(fileURLToPath(import.meta.url)), '../../../packages');

/**
 * What the first example of each package's README loads, by the package's name: the script that it starts with, without React and what is
 * fetched later, and its style sheet without fonts.
 * @returns {Promise<Record<string, Weight>>}
 */
export async function measureExamples() {
  const published = readdirSync(packages)
    .map((name) => join(packages, name))
    .map((folder) => ({ folder, manifest: JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) }))
    .filter(({ manifest }) => !manifest.private);
  const weights = await Promise.all(published.map(async ({ folder, manifest }) => [manifest.name, await weigh(folder)]));
  return Object.fromEntries(weights);
}

/**
 * @param {string} folder of a package
 * @returns {Promise<Weight>}
 */
async function weigh(folder) {
  const [example] = readSnippets(readFileSync(join(folder, 'README.md'), 'utf8'));
  if (!example) throw new Error(`The README in ${folder} has no example.`);
  const { outputFiles, metafile } = await build({
    stdin: { contents: example.source, loader: example.language, resolveDir: folder },
    bundle: true,
    splitting: true,
    minify: true,
    write: false,
    metafile: true,
    outdir: 'out',
    format: 'esm',
    target: 'es2022',
    platform: 'node',
    // As a browser's bundler looks, except that a server's package may ask for what Node brings.
    mainFields: ['browser', 'module', 'main'],
    conditions: ['browser'],
    // Without a name an element is an expression that nobody waits for.
    jsx: 'automatic',
    jsxSideEffects: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    external: ['react', 'react-dom', 'react/*', 'react-dom/*'],
    loader: { '.woff2': 'empty' },
    logLevel: 'error',
  });
  const startsWith = new Set(['out/stdin.js']);
  for (const path of startsWith) {
    for (const { path: imported, kind } of metafile.outputs[path]?.imports ?? []) {
      if (kind === 'import-statement' && imported in metafile.outputs) startsWith.add(imported);
    }
  }
  const bytes = (/** @type {(path: string) => boolean} */ wanted) =>
    outputFiles
      .filter(({ path }) => wanted(path))
      .reduce((sum, { contents }) => sum + gzipSync(contents, { level: 9 }).byteLength, 0);
  return {
    script: bytes((path) => [...startsWith].some((one) => path.endsWith(`/${one}`))),
    style: bytes((path) => path.endsWith('/out/stdin.css')),
  };
}
