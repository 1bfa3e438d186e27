import { expect, test } from 'vitest';
import { runRounds } from './run-rounds.mjs';

/** @typedef {import('./run-tasks.mjs').RanTask} RanTask */

const run = (/** @type {string[]} */ ...names) => ({ names, concurrency: 1 });
const rounds = { first: [run('build', 'test', 'built')], journeys: [run('test:e2e', 'build')], beside: [run('lint', 'build')] };
/** @returns {RanTask} */
const task = (/** @type {string} */ name, /** @type {RanTask['outcome']} */ outcome = 'passed') => ({
  id: `a#${name}`,
  name,
  directory: 'a',
  outcome,
  seconds: 1,
  hash: '',
});

/** Runs them, each task within a turn of the event loop, and tells in which order they started. */
async function inOrder(/** @type {(name: string, given: RanTask[]) => RanTask['outcome']} */ outcomeOf = () => 'passed') {
  /** @type {string[]} */
  const started = [];
  /** @type {RanTask[]} */
  const answers = [];
  const tasks = await runRounds(rounds, async ({ names }, onStart) => {
    const done = [];
    for (const name of names) {
      started.push(name);
      onStart?.(name);
      await new Promise(setImmediate);
      done.push(task(name, outcomeOf(name, answers)));
      answers.push(...done.slice(-1));
    }
    return done;
  });
  return { started, outcomes: tasks.map(({ name, outcome }) => [name, outcome]) };
}

test('what runs beside others starts once everything is built, journeys when all else is done; each task counts once', async () => {
  const { started, outcomes } = await inOrder();
  expect(started).toEqual(['build', 'test', 'built', 'lint', 'build', 'test:e2e', 'build']);
  expect(outcomes).toEqual([
    ['build', 'passed'],
    ['test', 'passed'],
    ['test:e2e', 'passed'],
    ['lint', 'passed'],
  ]);
});

test('a build that failed at first counts as it went later', async () => {
  const { outcomes } = await inOrder((name, given) => (name === 'build' && given.length === 0 ? 'failed' : 'passed'));
  expect(outcomes).toContainEqual(['build', 'passed']);
});
