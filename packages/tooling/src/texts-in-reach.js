import { readFile } from 'node:fs/promises';
import { extname, resolve } from 'node:path';
import { build } from 'esbuild';
import './leave-garbage.js';

/** Under this condition our packages' exports name their sources. */
const conditions = ['@pomp/source'];
const clientModule = /^(?:\s|\/\/[^\n]*\n|\/\*[\s\S]*?\*\/)*['"]use client['"]/;
/**
 * How a source names texts: the pattern's first group, behind the prefix, is the name.
 * @typedef {{ pattern: RegExp, prefix: string }} Definition
 */

/** @type {Definition} */
const usualDefinition = { pattern: /\bdefineTexts(?:<[^()]*>)?\(\s*'([^']+)'/g, prefix: '' };

/**
 * The names of the texts that a source defines.
 * @param {string} source
 * @param {readonly Definition[]} definitions besides `defineTexts`
 */
export const definedTexts = (source, definitions) =>
  [usualDefinition, ...definitions].flatMap(({ pattern, prefix }) =>
    Array.from(source.matchAll(pattern), ([, name = '']) => prefix + name),
  );

/** Styles say nothing, and neither do other people's packages; lists of words are for servers. As esbuild reads it, which asks a plugin about each import that fits. */
const silent = /\.css(?:\.js)?$|\/words\/[^/]+$|^[^@./]|^@(?:[^p/]|p[^o]|po[^m]|pom[^p]|pomp[^/])/;

/**
 * The names of the texts that scripts of a page can say, per entry: those defined in what is left, after tree shaking, of the client modules (`'use client'`) that its sources
 * reach. What a server says on the page isn't among them.
 *
 * @param {Record<string, readonly string[]>} entries the sources of each, as absolute paths
 * @param {{ folder: string, definitions: readonly Definition[], without?: readonly string[] }} options `definitions`: besides `defineTexts`;
 *   `without`: sources whose imports don't count
 * @returns {Promise<Record<string, string[]>>}
 */
export async function textsInReach(entries, { folder, definitions, without = [] }) {
  const clientModules = await reached(entries, { folder, definitions, atClient: 'stop', without });
  const inScripts = Object.fromEntries(
    Object.entries(clientModules).map(([entry, modules]) => [
      entry,
      modules.filter(({ isClient }) => isClient).map(({ path }) => path),
    ]),
  );
  const texts = await reached(inScripts, { folder, definitions, atClient: 'go on', without });
  return Object.fromEntries(
    Object.entries(texts).map(([entry, modules]) => [entry, [...new Set(modules.flatMap(({ texts }) => texts))].sort()]),
  );
}

/** @typedef {{ path: string, isClient: boolean, texts: string[] }} Module */

/**
 * What is left of an entry's modules.
 * @param {Record<string, readonly string[]>} entries
 * @param {{ folder: string, definitions: readonly Definition[], atClient: 'stop' | 'go on', without: readonly string[] }} options
 * @returns {Promise<Record<string, Module[]>>}
 */
async function reached(entries, { folder, definitions, atClient, without }) {
  const names = Object.keys(entries);
  /** @type {Map<string, Module>} */
  const modules = new Map();
  const left = new Set(without);
  const { metafile } = await build({
    absWorkingDir: folder,
    entryPoints: Object.fromEntries(names.map((name, index) => [String(index), `virtual:${name}`])),
    outdir: 'out',
    bundle: true,
    write: false,
    metafile: true,
    format: 'esm',
    platform: 'neutral',
    mainFields: ['module', 'main'],
    conditions,
    jsx: 'automatic',
    logLevel: 'silent',
    logOverride: { 'import-is-undefined': 'silent' },
    plugins: [
      {
        name: 'texts-in-reach',
        setup(building) {
          building.onResolve({ filter: /^virtual:/ }, ({ path }) => ({ path, namespace: 'entry' }));
          building.onResolve({ filter: silent }, ({ path }) => ({ path, external: true, sideEffects: false }));
          building.onLoad({ filter: /./, namespace: 'entry' }, ({ path }) => ({
            contents: (entries[path.slice('virtual:'.length)] ?? [])
              .map((source, index) => `export * as part${index} from ${JSON.stringify(source)};`)
              .join('\n'),
            resolveDir: folder,
            loader: 'js',
          }));
          building.onLoad({ filter: /\.[jt]sx?$/ }, async ({ path }) => {
            const contents = await readFile(path, 'utf8');
            const isClient = clientModule.test(contents);
            modules.set(path, { path, isClient, texts: definedTexts(contents, definitions) });
            if ((isClient && atClient === 'stop') || left.has(path)) return { contents: withoutInside(contents), loader: 'js' };
            return { contents, loader: /** @type {import('esbuild').Loader} */ (extname(path).slice(1)) };
          });
        },
      },
    ],
  });
  const outputs = Object.values(metafile.outputs);
  return Object.fromEntries(
    names.map((name) => {
      const output = outputs.find(({ entryPoint }) => entryPoint === `entry:virtual:${name}`);
      const paths = Object.entries(output?.inputs ?? {}).flatMap(([path, { bytesInOutput }]) =>
        bytesInOutput > 0 ? [resolve(folder, path)] : [],
      );
      return [name, paths.flatMap((path) => modules.get(path) ?? [])];
    }),
  );
}

/**
 * A module that exports the same names, and imports nothing.
 * @param {string} source
 */
function withoutInside(source) {
  const declared = Array.from(source.matchAll(/^export (?:async )?(?:function\*?|const|let|class) (\w+)/gm), ([, name]) => name);
  const listed = Array.from(source.matchAll(/^export \{([^}]*)\}/gm), ([, list = '']) =>
    list.split(',').map(
      (part) =>
        part
          .trim()
          .split(/\s+as\s+/)
          .at(-1) ?? '',
    ),
  ).flat();
  const names = [...declared, ...listed].filter((name) => name && name !== 'default' && !name.startsWith('type '));
  const isDefault = /^export default\b/m.test(source) || listed.includes('default');
  return [
    ...names.map((name) => `export const ${name} = globalThis.elsewhere;`),
    ...(isDefault ? ['export default globalThis.elsewhere;'] : []),
  ].join('\n');
}
