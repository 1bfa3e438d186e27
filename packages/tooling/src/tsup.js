import { writeFile } from 'node:fs/promises';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build as esbuild } from 'esbuild';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'tsup';

const sources = ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.test-d.ts', '!src/**/*.stories.*'];

/**
 * Leaves relative imports as they are, so that every source file becomes one output file. With shared chunks `'use client'` gets
 * lost; with one bundle everything becomes client, or each entry gets a React context of its own.
 */
const keepRelativeImports = {
  name: 'keep-relative-imports',
  setup(build) {
    build.onResolve({ filter: /^\.{1,2}\// }, (args) =>
      args.kind === 'entry-point' || args.pluginData?.vanillaExtract ? undefined : { path: args.path, external: true },
    );
  },
};

/** A package of `packages/*`: ESM, one output file per source file; `styles` adds `dist/styles.css` for consumers without vanilla-extract. */
export function definePackage({ styles = false } = {}) {
  const scripts = {
    entry: globSync(sources),
    outDir: 'dist',
    outBase: 'src',
    format: 'esm',
    target: 'es2022',
    platform: 'neutral',
    bundle: true,
    splitting: false,
    sourcemap: true,
    clean: true,
    skipNodeModulesBundle: true,
    esbuildPlugins: [...(styles ? [vanillaExtractPlugin({ outputCss: false, identifiers: 'short' })] : []), keepRelativeImports],
    esbuildOptions(options) {
      options.jsx = 'automatic';
      options.outbase = 'src';
    },
  };
  if (!styles) return defineConfig(scripts);

  return defineConfig({ ...scripts, onSuccess: writeStylesheet });
}

/** Second pass: everything that the package's index reaches, for its CSS and the fonts in it only. */
async function writeStylesheet() {
  const { outputFiles } = await esbuild({
    entryPoints: { styles: 'src/index.ts' },
    outdir: 'dist',
    bundle: true,
    minify: true,
    write: false,
    packages: 'external',
    jsx: 'automatic',
    loader: { '.woff2': 'file' },
    assetNames: '[name]-[hash]',
    plugins: [vanillaExtractPlugin({ identifiers: 'short' })],
  });
  await Promise.all(outputFiles.filter(({ path }) => !path.endsWith('.js')).map(({ path, contents }) => writeFile(path, contents)));
}
