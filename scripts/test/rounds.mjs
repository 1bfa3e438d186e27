import { staticTasks } from './parts.mjs';

/** @typedef {{ names: string[], concurrency: number, givesWay?: boolean }} Run `givesWay`: takes what others leave of the processor */

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
 * What is run first, and then the journeys; and what is run beside both, from when `everythingBuilt` starts or the journeys do. With `affected` nothing tells that everything is
 * built, as not everything is.
 * @param {readonly string[]} names of tasks
 * @param {boolean} affected whether only what the difference to the main branch reaches
 * @returns {{ first: Run[], journeys: Run[], beside: Run[] }} of each one, or none
 */
export function roundsOf(names, affected) {
  /** @returns {Run[]} */
  const runOf = (/** @type {string[]} */ some, /** @type {Omit<Run, 'names'>} */ how) =>
    some.length > 0 ? [{ ...how, names: some }] : [];

  const ofJourneys = names.filter((name) => journeys.includes(name));
  const beside = ofJourneys.length > 0 ? names.filter(isUntimed) : [];
  const first = names.filter((name) => !ofJourneys.includes(name) && !beside.includes(name));
  const tells = beside.length > 0 && first.length > 0 && !affected ? [everythingBuilt] : [];
  return {
    first: runOf([...first, ...tells], { concurrency: atOnce }),
    journeys: runOf(ofJourneys, { concurrency: 1 }),
    beside: runOf(beside, { concurrency: 2, givesWay: true }),
  };
}
