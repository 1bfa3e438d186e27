import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from '../workspace/clear-error.mjs';
import { root } from '../workspace/places.mjs';

/** @typedef {{ id: string, name: string, directory: string, outcome: 'passed' | 'failed' | 'not run' }} RanTask */

const folder = join(root, '.turbo/runs');

/** @returns {Set<string>} names of the summaries that Turbo has written so far */
export const summaries = () => new Set(existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.json')) : []);

/**
 * What the summary says that Turbo wrote since.
 * @param {Set<string>} before
 * @param {string[]} names the tasks asked for: another run at the same time writes another summary
 * @returns {RanTask[]}
 */
export function ranTasks(before, names) {
  const summary = [...summaries()]
    .filter((name) => !before.has(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    .find(({ execution }) => execution.command.startsWith(`turbo run ${names.join(' ')} `));
  if (!summary) throw new ClearError('Turbo could not run the checks: see above.');
  return readTasks(summary);
}

/**
 * @param {{ tasks: { taskId: string, task: string, directory: string, command: string, execution?: { exitCode?: number | null } }[] }} summary
 * @returns {RanTask[]}
 */
export const readTasks = ({ tasks }) =>
  tasks
    .filter(({ command }) => command !== '<NONEXISTENT>')
    .map(({ taskId, task, directory, execution }) => ({ id: taskId, name: task, directory, outcome: outcome(execution?.exitCode) }));

/**
 * @param {number | null | undefined} exitCode
 * @returns {RanTask['outcome']}
 */
function outcome(exitCode) {
  if (exitCode === 0) return 'passed';
  return exitCode === undefined || exitCode === null ? 'not run' : 'failed';
}
