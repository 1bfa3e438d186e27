import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

// Tests the stories of some files: `node stories/test-some.mjs <file for the results> <story files, from the repository's root> …`.

const app = join(import.meta.dirname, '..');
const folder = 'node_modules/.cache/some-stories';
const [results = '', ...files] = process.argv.slice(2);
const { resolve } = createRequire(import.meta.url);

/**
 * @param {string} program
 * @param {string[]} args
 * @param {Record<string, string>} env
 */
function run(program, args, env) {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: app,
    stdio: 'inherit',
    env: { ...process.env, ...env },
  });
  if (status !== 0) process.exit(status ?? 1);
}

rmSync(join(app, folder), { recursive: true, force: true });
run(join(dirname(resolve('storybook/package.json')), 'dist/bin/dispatcher.js'), ['build', '--test', '--quiet', '-o', folder], {
  STORIES: files.map((file) => join('../..', file)).join(','),
});
run(join(dirname(resolve('vitest/package.json')), 'vitest.mjs'), ['run'], {
  STORYBOOK_FOLDER: folder,
  STORIES_RESULTS: results,
});
