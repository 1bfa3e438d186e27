import { existsSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { readResults } from './read-results.mjs';

/** @typedef {import('./run-tasks.mjs').RanTask} RanTask */
/** `kept`: how many of those that passed did so in an earlier run. @typedef {{ passed: number, kept: number, failed: number, failures: string[] }} Count */

/** Counts of an earlier run may not be counted again; Turbo puts back those of what it doesn't run again. */
export function clearResults() {
  for (const directory of ['.', ...packageFolders()]) rmSync(join(root, directory, '.results'), { recursive: true, force: true });
}

/**
 * One for each test, and one for each task that isn't made of tests.
 * @param {RanTask[]} tasks
 * @param {string} [from] the folder that the tasks' directories are in
 * @returns {Count}
 */
export function count(tasks, from = root) {
  const counts = tasks.map((task) => countTask(task, from));
  return {
    passed: counts.reduce((sum, { passed }) => sum + passed, 0),
    kept: counts.reduce((sum, { kept }) => sum + kept, 0),
    failed: counts.reduce((sum, { failed }) => sum + failed, 0),
    failures: counts.flatMap(({ failures }) => failures),
  };
}

/**
 * @param {RanTask} task
 * @param {string} from
 * @returns {Count}
 */
function countTask(task, from) {
  const failure = (/** @type {string} */ why) => ({ passed: 0, kept: 0, failed: 1, failures: [`${task.id}: ${why}`] });
  if (task.outcome === 'not run') return failure('not run, because something it needs failed');

  const files = resultFiles(task, from);
  if (!files)
    return task.outcome === 'passed' ? { passed: 1, kept: 0, failed: 0, failures: [] } : failure(`failed${lastSaid(task)}`);
  if (!files.length)
    return failure(
      task.outcome === 'passed' ? 'passed without leaving its counts in .results' : `failed before it could test${lastSaid(task)}`,
    );

  const results = files.map((file) => readResults(JSON.parse(readFileSync(file, 'utf8'))));
  const passed = results.reduce((sum, result) => sum + result.passed, 0);
  const kept = results.reduce((sum, result) => sum + (result.kept ?? 0), 0);
  const failures = results.flatMap((result) => result.failures.map((name) => `${task.id}: ${name}`));
  if (task.outcome === 'failed' && !failures.length) failures.push(`${task.id}: failed outside its tests${lastSaid(task)}`);
  return { passed, kept, failed: failures.length, failures };
}

/** Nothing else tells what went wrong. @param {RanTask} task */
const lastSaid = ({ said = '' }) =>
  said
    .trimEnd()
    .split('\n')
    .slice(-40)
    .map((line) => (line ? `\n      ${line}` : ''))
    .join('');

/** What a package's `test:x` leaves beside the results of its `test`. */
const ofOtherTasks = ['e2e', 'stories', 'visual'];

/**
 * `test:x` leaves `.results/x.json`, and what it kept in `.results/x.kept.json`; `test` leaves everything else there.
 * @param {Pick<RanTask, 'name' | 'directory'>} task
 * @param {string} from
 * @returns {string[] | undefined} undefined where a task isn't made of tests
 */
export function resultFiles({ name, directory }, from) {
  const folder = join(from, directory, '.results');
  const ofTask = name.slice('test:'.length);
  if (name.startsWith('test:'))
    return [`${ofTask}.json`, `${ofTask}.kept.json`].map((file) => join(folder, file)).filter((file) => existsSync(file));
  if (name !== 'test') return undefined;
  if (!existsSync(folder)) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith('.json') && !ofOtherTasks.includes(file.split('.')[0] ?? ''))
    .map((file) => join(folder, file));
}
