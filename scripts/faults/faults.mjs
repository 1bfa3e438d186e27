import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';

const site = join(root, 'apps/site');

/** `pnpm faults [how many] [first seed]`. */
export const faults = () =>
  orClearLine(async () => {
    const {
      args: [count = '500', seed = '1'],
    } = readCommandLine({
      name: 'pnpm faults',
      about:
        'Random sequences of what goes wrong between a customer and us, in Chromium against the built site, backend and sandbox\n(`pnpm build` first).',
      args: [
        { name: 'how many', about: 'sequences; 500 unless given' },
        { name: 'first seed', about: 'which sequence is the first; the same seed goes the same way' },
      ],
    });
    const strange = [count, seed].find((number) => !/^[1-9]\d*$/.test(number));
    if (strange !== undefined) throw new ClearError(`“${strange}” is no whole number from 1. See \`pnpm faults --help\`.`);

    const playwright = programOf('@playwright/test', 'playwright', site);
    const child = spawn(process.execPath, [playwright, 'test', '-c', 'e2e/playwright.config.ts', 'faults', '--project=desktop'], {
      cwd: site,
      env: { ...process.env, FAULT_SEQUENCES: count, FAULT_SEED: seed },
      stdio: 'inherit',
    });
    const [code] = await once(child, 'close');
    process.exitCode = code ?? 1;
  });
