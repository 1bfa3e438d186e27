import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { build } from '../workspace/build.mjs';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { install } from '../workspace/install.mjs';
import { withPnpm } from '../workspace/package-manager.mjs';
import { root } from '../workspace/places.mjs';
import { quietEnvironment } from '../workspace/quiet-environment.mjs';
import { run } from '../workspace/run.mjs';
import { announcement } from './announcement.mjs';
import { runUntilStopped } from './run-until-stopped.mjs';
import { readSettings } from './settings.mjs';
import { refuseConflicts, startStack } from './stack.mjs';

const say = (/** @type {string} */ line) => console.log(line);
/** All that the site is made of, but not Next's own build: that is what the development server does itself. */
const watched = ['@pomp/site^...', '@pomp/backend', '@pomp/sandbox'];

/** @type {Record<import('./wiring.mjs').PartName, string[]>} */
const programs = {
  sandbox: ['--watch', '--watch-preserve-output', 'dist/main.js'],
  backend: ['--watch', '--watch-preserve-output', 'dist/main.js'],
  site: ['dist/server.js'],
};

/** `pnpm dev`: the stack over watched sources. Turbo rebuilds what changed, Node restarts a server, Next refreshes the page. */
export const dev = () =>
  orClearLine(async () => {
    const since = performance.now();
    const settings = readSettings(process.env);
    await refuseConflicts(settings);
    await install(say);
    await build(watched, say);
    const door = await run(join(root, 'apps/site/node_modules/.bin/tsup'), [], { cwd: join(root, 'apps/site') });
    if (door.code !== 0) throw new ClearError("The site's server could not be built: see above.", { detail: door.output });

    const watcher = spawn(
      join(root, 'node_modules/.bin/turbo'),
      ['watch', 'build', ...watched.map((filter) => `--filter=${filter}`), '--output-logs=errors-only'],
      {
        cwd: root,
        env: { ...process.env, ...quietEnvironment, ...(await withPnpm()) },
        stdio: ['ignore', 'inherit', 'inherit'],
        detached: true,
      },
    );
    process.once('exit', () => watcher.exitCode === null && watcher.kill());
    await runUntilStopped(
      (hooks) =>
        startStack({
          ...settings,
          env: { ...process.env, NODE_ENV: 'development' },
          programs,
          onLine: (part, line) => say(`${part.padEnd(8)} ${line}`),
          ...hooks,
          onRestart: say,
        }),
      () => say(announcement({ ...settings, seconds: (performance.now() - since) / 1000 })),
    );
  });
