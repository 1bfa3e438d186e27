import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';
import { staticTasks } from './parts.mjs';

/** @typedef {{ names: string[], concurrency: number, affected: boolean, givesWay?: boolean }} Run `givesWay`: takes what others leave of the processor */

/** One more than the cores of a small machine: two tasks at a time left a fifth of two cores idle, as each waits for a database, a browser or what it builds upon. */
const atOnce = 3;

/** Journeys have three workers and a stack of their own: beside others everyone waits for everyone. */
const journeys = ['test:e2e'];

/** What others need first. */
const builds = ['build', 'build-storybook'];

/** Does nothing, once everything is built. */
export const everythingBuilt = 'built';

/** What waits for nobody and says the same however long it takes, as all static checks do: it fills what others leave of two cores, as they wait for pages and mails. */
const isUntimed = (/** @type {string} */ name) => !builds.includes(name) && staticTasks.includes(name);

/**
 * What is run first, each after the other, and then all of the journeys; and what is run beside both, from when `everythingBuilt` starts or the journeys do. To Turbo a task of
 * the repository itself isn't affected by what changes in its packages: those run whatever differs, so with `affected` nothing tells that everything is built, as not everything is.
 * @param {readonly string[]} names of tasks
 * @param {boolean} affected whether only what the difference to the main branch reaches
 * @returns {{ first: Run[], journeys: Run[], beside: Run[] }}
 */
export function roundsOf(names, affected) {
  const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
  const isOfAll = (/** @type {string} */ name) => affected && `//#${name}` in tasks;
  /** @returns {Run[]} */
  const runsOf = (/** @type {string[]} */ some, /** @type {Omit<Run, 'names' | 'affected'>} */ how) =>
    [
      { ...how, names: some.filter((name) => !isOfAll(name)), affected },
      { ...how, names: some.filter(isOfAll), affected: false },
    ].filter((one) => one.names.length > 0);

  const ofJourneys = names.filter((name) => journeys.includes(name));
  const beside = ofJourneys.length > 0 ? names.filter(isUntimed) : [];
  const first = names.filter((name) => !ofJourneys.includes(name) && !beside.includes(name));
  const tells = beside.length > 0 && first.length > 0 && !affected ? [everythingBuilt] : [];
  return {
    first: runsOf([...first, ...tells], { concurrency: atOnce }),
    journeys: runsOf(ofJourneys, { concurrency: 1 }),
    beside: runsOf(beside, { concurrency: 2, givesWay: true }),
  };
}
