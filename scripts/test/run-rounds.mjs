import { everythingBuilt } from './rounds.mjs';

/** @typedef {import('./rounds.mjs').Run} Run */
/** @typedef {import('./run-tasks.mjs').RanTask} RanTask */

/**
 * @param {ReturnType<typeof import('./rounds.mjs').roundsOf>} rounds
 * @param {(run: Run, onStart?: (name: string) => void) => Promise<RanTask[]>} run runs one, and tells which tasks start
 * @returns {Promise<RanTask[]>} what became of each task
 */
export async function runRounds({ first, journeys, beside }, run) {
  /** @type {Map<string, RanTask>} */
  const ran = new Map();
  const note = (/** @type {RanTask[]} */ tasks) => {
    for (const task of tasks) {
      // What a later run needs of an earlier one comes from the cache there; a build that failed was tried again, and the later answer counts.
      const earlier = ran.get(task.id);
      if (task.name !== everythingBuilt) ran.set(task.id, earlier?.outcome === 'passed' ? earlier : task);
    }
  };
  /** @type {Promise<RanTask[]>[] | undefined} */
  let started;
  const startBeside = () => (started ??= beside.map((one) => run(one)));
  for (const one of first) note(await run(one, (name) => name === everythingBuilt && startBeside()));
  note((await Promise.all([...journeys.map((one) => run(one)), ...startBeside()])).flat());
  return [...ran.values()];
}
