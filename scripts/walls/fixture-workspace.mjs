import { existsSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const packages = [
  'api-client',
  'api-contract',
  'cms',
  'correspondence',
  'design-system',
  'domain',
  'edition',
  'forms',
  'language',
  'portal',
  'storefront',
  'tooling',
];
const apps = ['backend', 'sandbox', 'site', 'storybook'];
export const rooms = [...apps.map((name) => `apps/${name}`), ...packages.map((name) => `packages/${name}`)];

/** Libraries that a wall speaks of. */
const libraries = ['next', 'react', 'react-dom', '@storyblok/js', '@storyblok/richtext', 'only-here'];

/**
 * A workspace with our packages and apps, an empty index in each, and the given files.
 * @param {Record<string, string>} files path → source
 * @returns {string} its folder
 */
export function buildFixtureWorkspace(files) {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'pomp-walls-')));
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  };
  const { 'only-here': onlyHere, ...dependencies } = Object.fromEntries(
    [...libraries, ...packages.map((name) => `@pomp/${name}`)].map((name) => [name, '*']),
  );
  for (const room of rooms) {
    const name = `@pomp/${room.split('/')[1]}`;
    const exports = {
      '.': { '@pomp/source': './src/index.ts' },
      ...(room === 'packages/design-system' ? { './brands': { '@pomp/source': './src/brands/index.ts' } } : {}),
    };
    write(
      `${room}/package.json`,
      JSON.stringify({
        name,
        type: 'module',
        dependencies,
        devDependencies: { 'only-here': onlyHere },
        ...(room.startsWith('packages/') ? { exports } : {}),
      }),
    );
    write(`${room}/src/index.ts`, 'export const here = 1;\n');
  }
  write('packages/design-system/src/brands/index.ts', 'export const brand = 1;\n');
  for (const library of libraries) {
    write(`node_modules/${library}/package.json`, JSON.stringify({ name: library, main: 'index.js' }));
    write(`node_modules/${library}/index.js`, 'export const here = 1;\n');
  }
  mkdirSync(join(folder, 'node_modules/@pomp'));
  for (const name of packages) symlinkSync(join(folder, 'packages', name), join(folder, 'node_modules/@pomp', name));
  for (const [path, source] of Object.entries(files)) write(path, source);
  return folder;
}

/** @param {string} folder */
export const tearDown = (folder) => existsSync(folder) && rmSync(folder, { recursive: true });
