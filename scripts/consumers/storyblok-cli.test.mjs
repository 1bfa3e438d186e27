import { cpSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts } from '../stack/ports.mjs';
import { run } from '../stack/running.mjs';
import { Outside } from '../workspace/outside.mjs';
import { root } from '../workspace/places.mjs';

const outside = new Outside();
const token = 'sandbox-personal-token';
/** @type {import('../stack/running.mjs').Running | undefined} */
let sandbox;
let url = '';

beforeAll(async () => {
  writeFileSync(join(outside.folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
  const theirs = ['storyblok@^4.22.0', 'typescript@^6.0.0'];
  // Something that it brings and doesn't need here asks for Node 22.
  const settings = ['--no-audit', '--no-fund', '--no-package-lock', '--prefer-offline', '--engine-strict=false'];
  await outside.run('npm', ['install', ...settings, ...theirs]);
  cpSync(join(root, 'apps/site/.storyblok'), join(outside.folder, '.storyblok'), { recursive: true });
  const ports = await freePorts();
  sandbox = await run('sandbox', { port: ports.sandbox, folder: outside.folder, ports });
  ({ url } = sandbox);
});
afterAll(async () => {
  await sandbox?.kill();
  outside.remove();
});

/** @param {string[]} args */
const storyblok = (...args) => {
  const preloaded = pathToFileURL(join(import.meta.dirname, 'to-sandbox.mjs')).href;
  const program = ['--import', preloaded, 'node_modules/storyblok/dist/index.mjs'];
  return outside.run(process.execPath, [...program, ...args, '--space', '1'], outside.folder, {
    // Whoever is logged in on this machine isn't meant.
    HOME: outside.folder,
    SANDBOX_URL: url,
    STORYBLOK_LOGIN: 'editor@pomp.example',
    STORYBLOK_TOKEN: token,
    STORYBLOK_REGION: 'eu',
  });
};

test('Storyblok’s own CLI pushes every block into a space, twice, and makes types of them that compile', async () => {
  await storyblok('components', 'push', '--from', 'pomp');
  await storyblok('components', 'push', '--from', 'pomp');
  const answer = await fetch(`${url}/v1/spaces/1/components`, { headers: { authorization: token } });
  const { components } = await answer.json();
  const ours = JSON.parse(readFileSync(join(root, 'apps/site/.storyblok/components/pomp/components.json'), 'utf8'));
  const names = (/** @type {{ name: string }[]} */ all) => all.map(({ name }) => name).sort();
  expect(names(components)).toEqual(names(ours));

  await storyblok('components', 'pull');
  await storyblok('types', 'generate', '--strict');
  const file = '.storyblok/types/1/storyblok-components.d.ts';
  const types = readFileSync(join(outside.folder, file), 'utf8');
  expect(types).toContain('component: "hero"');
  // It spells a name with a figure in it in two ways.
  writeFileSync(join(outside.folder, file), types.replaceAll('B2BSection', 'B2bSection'));
  const config = { compilerOptions: { strict: true, noEmit: true, types: [], moduleResolution: 'bundler' }, files: [file] };
  writeFileSync(join(outside.folder, 'tsconfig.json'), JSON.stringify(config));
  await outside.run(process.execPath, ['node_modules/typescript/bin/tsc']);
});
