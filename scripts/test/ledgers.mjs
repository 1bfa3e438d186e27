import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ledgersVariable,
  nowIn,
  openLedger,
  sentencesIn,
  settleLedger,
  unitLedger,
  unitOf,
  unitTestFiles,
} from '@pomp/tooling/ledger';
import { fingerprints } from '@pomp/tooling/fingerprints';
import { sentencesOf } from '@pomp/tooling/sentences';
import { globSync } from 'tinyglobby';
import { remembered, root } from '../workspace/places.mjs';
import { count } from './count.mjs';
import { unitTested } from './parts.mjs';

/** @typedef {import('./run-tasks.mjs').RanTask} RanTask */
/**
 * `env`: by which tasks find them; `keptTasks`: the tests of each task that need not run at all, by its name.
 * @typedef {{ env: Record<string, string>, keptTasks: ReadonlyMap<string, readonly string[]>, settle: (ran: readonly RanTask[]) => Promise<void> }} Ledgers
 */

/** Tasks whose tests tell what they read besides those of a package's units, by the names of their ledgers. */
const tasks = new Map([
  ['//#test:scripts', 'scripts'],
  ['@pomp/backend#test', 'backend'],
  ['@pomp/storybook#test:stories', 'stories'],
  ['@pomp/storybook#test:visual', 'visual'],
  ['@pomp/site#test:e2e', 'journeys'],
]);

/**
 * Tasks that no words can change: what imports what, of which types it is, what is in a package, and what starts, stops and answers at all. Where nothing but words has
 * changed, and no value or tag in them, they are kept as a whole.
 */
const withoutWords = [
  'check:walls',
  'check:unused',
  'typecheck',
  'typecheck:scripts',
  'check:api',
  'check:snippets',
  'check:packages',
  'test:start',
];
const wholeTasks = 'tasks';

/** What a journey was shown, until it has passed. */
const isOfOneJourney = /^shown-.*\.json$/;

/** @param {RanTask} task */
const ledgerOf = ({ id, name }) => tasks.get(id) ?? (name === 'test' ? unitLedger(id.replace(/#test$/, '')) : undefined);

/** Told apart by number: of a whole task only how many there are is asked. @param {RanTask} task */
const testsOf = (task) => Array.from({ length: count([task]).passed }, (_, index) => `${task.id} ${index + 1}`);

/**
 * The tests of a package whose runner need not even start: undefined where one of its files has to run.
 * @param {Pick<ReturnType<typeof openLedger>, 'keeps' | 'testsOf'>} ledger
 * @param {readonly string[]} files all that there are
 */
export function keptOf({ keeps, testsOf }, files) {
  const units = files.map((file) => unitOf('', file));
  return units.length > 0 && units.every(keeps) ? units.flatMap(testsOf) : undefined;
}

/**
 * What tests read when they passed (`@pomp/tooling/ledger`), for the tasks of this run. None in CI, where everything runs, and none where Git doesn't tell what there is.
 * @param {{ affected: boolean }} options `affected`: of a task that many packages have only those run that the difference to the main branch reaches
 * @returns {Promise<Ledgers | undefined>}
 */
export async function openLedgers({ affected }) {
  if (process.env.CI) return undefined;
  const before = await fingerprints(root);
  // A download without its history: nothing tells what has changed since.
  if (!before) return undefined;
  const folder = remembered('ledgers');
  mkdirSync(folder, { recursive: true });
  // Of a run that was stopped: whether what it ran on stayed the same wasn't seen.
  for (const file of readdirSync(folder)) if (file.endsWith('.new.jsonl') || isOfOneJourney.test(file)) rmSync(join(folder, file));
  writeFileSync(nowIn(folder), JSON.stringify(before));
  writeFileSync(sentencesIn(folder), JSON.stringify(await sentencesOf(root)));
  const env = { [ledgersVariable]: folder };
  const whole = openLedger(wholeTasks, { env });
  return {
    env,
    keptTasks: new Map([
      ...withoutWords.filter(whole.keeps).map((name) => /** @type {const} */ ([name, whole.testsOf(name)])),
      ...unitTested().flatMap(({ task, name, folder: where }) => {
        const tests = keptOf(openLedger(unitLedger(name), { env }), globSync(unitTestFiles, { cwd: join(root, where) }));
        return tests ? [/** @type {const} */ ([task, tests])] : [];
      }),
    ]),
    async settle(ran) {
      const after = await fingerprints(root);
      // What was saved meanwhile may have been in some tests and not in others.
      if (!after || JSON.stringify(after) !== JSON.stringify(before)) return;
      for (const task of ran) {
        const ledger = ledgerOf(task);
        if (ledger) settleLedger(folder, ledger, { code: after.code, hash: task.hash });
      }
      for (const name of affected ? [] : withoutWords) {
        const named = ran.filter((task) => task.name === name);
        if (named.length > 0 && named.every(({ outcome }) => outcome === 'passed')) whole.record(name, [], named.flatMap(testsOf));
      }
      settleLedger(folder, wholeTasks, { code: after.code, hash: after.code });
    },
  };
}
