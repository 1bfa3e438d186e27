import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { build } from '../workspace/build.mjs';
import { orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';

const storybook = join(root, 'apps/storybook');

/** `pnpm visual`, `pnpm visual accept [name]` and `pnpm visual report`. */
export const visual = () =>
  orClearLine(async () => {
    const {
      args: [command, name],
    } = readCommandLine({
      name: 'pnpm visual',
      about: 'What the stories tagged `visual` look like, beside their accepted pictures.',
      args: [
        {
          name: 'what',
          about: 'compare (as without it), accept differences, or show them',
          choices: ['compare', 'accept', 'report'],
        },
        { name: 'name', about: 'only the stories with this in their name' },
      ],
    });
    await install(console.log);
    if (command === 'report') return playwright(['show-report', '.results/visual-report']);
    await build(['@pomp/storybook'], console.log, 'build-storybook');
    const started = Date.now();
    await playwright([
      'test',
      '-c',
      'visual/playwright.config.ts',
      ...(command === 'accept' ? ['--update-snapshots=changed'] : []),
      ...(name ? ['--grep', name] : []),
    ]);
    if (command !== 'accept') return;
    const pressed = await inStorybook(process.execPath, ['visual/press-pictures.mjs', String(started)]);
    process.exitCode ||= pressed;
  });

/** @param {string[]} args */
async function playwright(args) {
  process.exitCode = await inStorybook(process.execPath, [programOf('@playwright/test', 'playwright', storybook), ...args]);
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
