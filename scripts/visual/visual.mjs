import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from '../workspace/build.mjs';
import { orClearLine } from '../workspace/clear-error.mjs';
import { install } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';

const storybook = join(root, 'apps/storybook');

/**
 * `pnpm visual`, `pnpm visual accept [name]` and `pnpm visual report`.
 * @param {string[]} args
 */
export const visual = ([command = 'compare', name]) =>
  orClearLine(async () => {
    await install(console.log);
    if (command === 'report') return playwright(['show-report', '.results/visual-report']);
    await build(['@pomp/storybook'], console.log);
    const started = Date.now();
    await playwright([
      'test',
      '-c',
      'visual/playwright.config.ts',
      ...(command === 'accept' ? ['--update-snapshots=changed'] : []),
      ...(name ? ['--grep', name] : []),
    ]);
    if (command === 'accept') await inStorybook(process.execPath, ['visual/press-pictures.mjs', String(started)]);
  });

/** @param {string[]} args */
async function playwright(args) {
  process.exitCode = await inStorybook(join(storybook, 'node_modules/.bin/playwright'), args);
}

/**
 * @param {string} program
 * @param {string[]} args
 */
async function inStorybook(program, args) {
  const child = spawn(program, args, { cwd: storybook, stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return /** @type {number} */ (code ?? 1);
}
