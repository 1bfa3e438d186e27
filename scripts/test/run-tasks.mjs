import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ClearError } from '../workspace/clear-error.mjs';
import { withPnpm } from '../workspace/package-manager.mjs';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';
import { run } from '../workspace/run.mjs';
import { createTaskLog } from './task-log.mjs';

/**
 * `seconds`: how long it ran; 0 where its result came from the cache. `hash`: Turbo's, of all that it is made of. `said`: the end of what one
 * that failed said.
 * @typedef {{ id: string, name: string, directory: string, outcome: 'passed' | 'failed' | 'not run', seconds: number, hash: string, said?: string }} RanTask
 */
/** @typedef {{ taskId: string, task: string, directory: string, command: string, hash: string }} PlannedTask */
/** @typedef {{ taskId: string, cache?: { status: string }, execution?: { exitCode?: number | null, startTime: number, endTime: number } }} TriedTask */

const folder = join(root, '.turbo/runs');
/** Known only after the installation. */
const turbo = () => programOf('turbo', 'turbo', root);
const withLowPriority = ['--import', pathToFileURL(join(root, 'scripts/test/low-priority.mjs')).href];

/**
 * Runs tasks through Turbo and tells what became of each, including those that Turbo skips for what they need. Says what it starts, and
 * all that a failed task said.
 * @param {string[]} names
 * @param {{ concurrency: number, affected?: boolean, givesWay?: boolean, env?: Record<string, string>, say: (line: string) => void, onStart?: (name: string) => void }} options `affected`: only
 *   what the difference to the main branch reaches, as `turbo run --affected` has it; `givesWay`: to everything else on the machine; `env`: what the tasks are told besides;
 *   `onStart` is told the name of each task that starts, or comes from the cache
 * @returns {Promise<RanTask[]>}
 */
export async function runTasks(names, { concurrency, affected = false, givesWay = false, env: told = {}, say, onStart }) {
  // Part of what a test's result is kept by.
  const env = { ...(await withPnpm()), POMP_NODE: process.version, ...told };
  const asked = affected ? [...names, '--affected'] : names;
  const plan = await run(process.execPath, [turbo(), 'run', ...asked, '--dry-run=json'], { env });
  if (plan.code !== 0) throw new ClearError('Turbo could not plan the checks: see above.', { detail: plan.output });

  const before = summaries();
  const log = createTaskLog(say, onStart);
  const options = [`--concurrency=${concurrency}`, '--continue=dependencies-successful', '--summarize', '--json'];
  const started = [...(givesWay ? withLowPriority : []), turbo(), 'run', ...asked, ...options];
  const { output } = await run(process.execPath, started, { env, ownSession: givesWay, onLine: log.read });
  const summary = [...summaries()]
    .filter((name) => !before.has(name))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')))
    // Another run at the same time writes another summary.
    .find(({ execution }) => execution.command.startsWith(`turbo run ${asked.join(' ')} `));
  if (!summary) throw new ClearError('Turbo could not run the checks: see above.', { detail: `${log.of('turbo')}\n${output}` });

  const tasks = outcomes(JSON.parse(plan.output.slice(plan.output.indexOf('{'))).tasks, summary.tasks);
  return tasks.map((task) => {
    if (task.outcome !== 'failed') return task;
    const said = log.of(task.id);
    say(`\n── ${task.id} ──\n${said}`);
    return { ...task, said };
  });
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
    .map(({ taskId, task, directory, hash }) => {
      const { cache, execution } = tried.find((other) => other.taskId === taskId) ?? {};
      const ran = execution && cache?.status !== 'HIT';
      return {
        id: taskId,
        name: task,
        directory,
        outcome: outcome(execution?.exitCode),
        seconds: ran ? (execution.endTime - execution.startTime) / 1000 : 0,
        hash,
      };
    });

/**
 * @param {number | null | undefined} exitCode
 * @returns {RanTask['outcome']}
 */
function outcome(exitCode) {
  if (exitCode === 0) return 'passed';
  return exitCode === undefined || exitCode === null ? 'not run' : 'failed';
}
