import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from '../workspace/build.mjs';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { freePorts } from './ports.mjs';
import { startStack } from './stack.mjs';
import { stackPackages } from './start.mjs';

const say = (/** @type {string} */ line) => console.log(line);

/** What `npm start` does on a system that none of us has: everything answers, and stops in order. */
export const smoke = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'node scripts/smoke.mjs',
      about: 'Installs, builds, starts everything on free ports, looks at it, and stops it.',
    });
    await install(say);
    await build(stackPackages, say);
    const dataDir = mkdtempSync(join(tmpdir(), 'pomp-smoke-'));
    const stack = await startStack({ ports: await freePorts(), dataDir });
    const home = await fetch(stack.urls.site);
    const page = await home.text();
    await stack.stop();
    rmSync(dataDir, { recursive: true, force: true, maxRetries: 5 });
    if (!home.ok || !page.includes('<h1')) throw new ClearError(`The home page answered ${home.status}, without a heading.`);
    for (const [name, part] of Object.entries(stack.parts))
      if (part.ending !== 'exit code 0') throw new ClearError(`The ${name} didn't stop in order: ${part.ending}.`);
    say('Everything started, answered and stopped.');
    process.exit();
  });
