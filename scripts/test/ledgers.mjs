import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ledgersVariable, nowIn, settleLedger } from '@pomp/tooling/ledger';
import { fingerprints } from '@pomp/tooling/fingerprints';
import { remembered, root } from '../workspace/places.mjs';

/** @typedef {import('./run-tasks.mjs').RanTask} RanTask */

/** Tasks whose tests tell what they read, by the names of their ledgers. */
const tasks = new Map([
  ['@pomp/backend#test', 'backend'],
  ['@pomp/storybook#test:stories', 'stories'],
  ['@pomp/storybook#test:visual', 'visual'],
]);

/**
 * What tests read when they passed (`@pomp/tooling/ledger`), for the tasks of this run. None in CI: there everything runs.
 * @returns {Promise<{ env: Record<string, string>, settle: (ran: readonly RanTask[]) => Promise<void> } | undefined>}
 */
export async function openLedgers() {
  if (process.env.CI) return undefined;
  const folder = remembered('ledgers');
  mkdirSync(folder, { recursive: true });
  // Of a run that was stopped: whether what it ran on stayed the same wasn't seen.
  for (const file of readdirSync(folder)) if (file.endsWith('.new.jsonl')) rmSync(join(folder, file));
  const before = await fingerprints(root);
  writeFileSync(nowIn(folder), JSON.stringify(before));
  return {
    env: { [ledgersVariable]: folder },
    async settle(ran) {
      const after = await fingerprints(root);
      // What was saved meanwhile may have been in some tests and not in others.
      if (JSON.stringify(after) !== JSON.stringify(before)) return;
      for (const { id, hash } of ran) {
        const ledger = tasks.get(id);
        if (ledger) settleLedger(folder, ledger, { code: after.code, hash });
      }
    },
  };
}
