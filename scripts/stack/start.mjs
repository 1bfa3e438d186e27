import { relative } from 'node:path';
import { build } from '../workspace/build.mjs';
import { orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { announcement } from './announcement.mjs';
import { runUntilStopped } from './run-until-stopped.mjs';
import { editionName, placesAndPorts, readSettings } from './settings.mjs';
import { refuseConflicts, startStack } from './stack.mjs';

const say = (/** @type {string} */ line) => console.log(line);

export const stackPackages = ['@pomp/site', '@pomp/backend', '@pomp/sandbox'];

/** `npm start`: everything from a fresh clone to three answering addresses, until someone stops it. */
export const start = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'npm start',
      about: `Installs, builds and starts the site, the backend and the sandbox, until Ctrl-C.\n${placesAndPorts}`,
    });
    const since = performance.now();
    const settings = readSettings(process.env);
    await refuseConflicts(settings);
    await install(say);
    await build(stackPackages, say);
    await runUntilStopped(
      (hooks) => startStack({ ...settings, ...hooks, onRestart: say }),
      () =>
        say(
          announcement({
            ...settings,
            edition: editionName(process.env),
            dataDir: relative(process.cwd(), settings.dataDir),
            seconds: (performance.now() - since) / 1000,
          }),
        ),
    );
  });
