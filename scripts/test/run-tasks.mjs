import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';
import { withPnpm } from '../workspace/package-manager.mjs';
import { root } from '../workspace/places.mjs';
import { run } from '../workspace/run.mjs';

/** @typedef {{ id: string, name: string, directory: string, outcome: 'passed' | 'failed' | 'not run' }} RanTask */
/** @typedef {{ taskId: string, task: string, directory: string, command: string }} PlannedTask */
/** @typedef {{ taskId: string, execution?: { exitCode?: number | null } }} TriedTask */

const turbo = join(root, 'node_modules/.bin/turbo');
const folder = join(root, '.turbo/runs');

/**
 * Runs tasks through Turbo and tells what became of each, also of those that Turbo skips for what they need.
 * @param {string[]} names
 * @param {{ concurrency: number }} options
 * @returns {Promise<RanTask[]>}
 */
export async function runTasks(names, { concurrency }) {
  const env = await withPnpm();
  const plan = await run(turbo, ['run', ...names, '--dry-run=json'], { env });
  if (plan.code !== 0) throw new ClearError('Turbo could not plan the checks: see above.', { detail: plan.output });

  const before = summaries();
  const options = [`--concurrency=${concurrency}`, '--continue=dependencies-successful', '--summarize'];
  await run(turbo, ['run', ...names, ...options, '--output-logs=errors-only', '--log-order=grouped'], { env, output: 'show' });
  const summary = [...summaries()]
    .filter((name) => !before.has(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    // Another run at the same time writes another summary.
    .find(({ execution }) => execution.command.startsWith(`turbo run ${names.join(' ')} `));
  if (!summary) throw new ClearError('Turbo could not run the checks: see above.');
  return outcomes(JSON.parse(plan.output.slice(plan.output.indexOf('{'))).tasks, summary.tasks);
}

const summaries = () => new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []);

/**
 * @param {PlannedTask[]} planned
 * @param {TriedTask[]} tried
 * @returns {RanTask[]}
 */
export const outcomes = (planned, tried) =>
  planned
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, task, directory }) => ({
      id: taskId,
      name: task,
      directory,
      outcome: outcome(tried.find((other) => other.taskId === taskId)?.execution?.exitCode),
    }));

/**
 * @param {number | null | undefined} exitCode
 * @returns {RanTask['outcome']}
 */
function outcome(exitCode) {
  if (exitCode === 0) return 'passed';
  return exitCode === undefined || exitCode === null ? 'not run' : 'failed';
}
