import { writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { vanillaExtractPlugin } from '@vanilla-extract/esbuild-plugin';
import { build as esbuild } from 'esbuild';
import { globSync } from 'tinyglobby';
import { defineConfig } from 'tsup';

const sources = ['src/**/*.{ts,tsx}', '!src/**/*.test.*', '!src/**/*.test-d.ts', '!src/**/*.{stories,guide}.*'];

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

/** Font files are taken along from the npm package that they come in; everything else from packages stays external. */
const bundleFonts = {
  name: 'bundle-fonts',
  setup(build) {
    build.onResolve({ filter: /^[^./].*\.woff2$/ }, ({ path, importer, resolveDir }) => ({
      path: createRequire(join(resolveDir || dirname(importer), 'here.js')).resolve(path),
    }));
  },
};

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
    plugins: [bundleFonts, vanillaExtractPlugin({ identifiers: 'short' })],
  });
  await Promise.all(outputFiles.filter(({ path }) => !path.endsWith('.js')).map(({ path, contents }) => writeFile(path, contents)));
}
