import { join } from 'node:path';
import { ClearError } from './clear-error.mjs';
import { fingerprint, isRemembered, remember } from './fingerprint.mjs';
import { packageFolders } from './install.mjs';
import { locked } from './lock.mjs';
import { withPnpm } from './package-manager.mjs';
import { remembered, root } from './places.mjs';
import { programOf } from './program.mjs';
import { run } from './run.mjs';

const files = ['package.json', 'pnpm-lock.yaml', 'turbo.json'];

/**
 * Builds what the given filters name, through Turbo. Where no source and no output changed since the last time, Turbo isn't even
 * asked: that saves a second, and a copy that runs from these outputs isn't disturbed by Turbo putting them back.
 * @param {string[]} filters Turbo's filters
 * @param {(line: string) => void} say
 * @param {string} [task]
 */
export async function build(filters, say, task = 'build') {
  const file = remembered(`built-${task}-${filters.join('-').replace(/[^a-z-]/g, '')}`);
  const state = (/** @type {{ ofSources?: boolean }} */ options = {}) =>
    fingerprint(
      [...files, ...packageFolders()].map((path) => join(root, path)),
      options,
    );
  if (isRemembered(file, state())) return;

  await locked(remembered('build.lock'), async () => {
    if (isRemembered(file, state())) return;
    const sources = state({ ofSources: true });
    say('Building … (minutes the first time, seconds later)');
    const { code, output } = await run(
      process.execPath,
      [
        programOf('turbo', 'turbo', root),
        'run',
        task,
        ...filters.map((filter) => `--filter=${filter}`),
        '--output-logs=errors-only',
        '--log-order=grouped',
      ],
      { env: await withPnpm() },
    );
    if (code !== 0) throw new ClearError('The build failed: see above.', { detail: output });
    // Of what was saved meanwhile nobody knows whether it was built.
    if (state({ ofSources: true }) === sources) remember(file, state());
  });
}
