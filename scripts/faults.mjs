// Random sequences of what goes wrong between a customer and us, in Chromium against the built site, backend and sandbox:
//   pnpm faults [how many] [first seed]
import { spawnSync } from 'node:child_process';
import { refuseOldNode } from './node-version.mjs';

refuseOldNode();
const [count = '500', seed = '1'] = process.argv.slice(2);
if (![count, seed].every((argument) => /^[1-9]\d*$/.test(argument))) {
  console.error('Use: pnpm faults [how many] [first seed]');
  process.exit(1);
}
const { status } = spawnSync('pnpm', ['run', 'test:e2e', 'faults', '--project=desktop'], {
  cwd: new URL('../apps/site/', import.meta.url),
  env: { ...process.env, FAULT_SEQUENCES: count, FAULT_SEED: seed },
  stdio: 'inherit',
});
process.exit(status ?? 1);
