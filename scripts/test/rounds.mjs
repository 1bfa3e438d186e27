import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';

/** @typedef {{ names: string[], concurrency: number, affected: boolean }} Round */

/** One more than the cores of a small machine: two tasks at a time left a fifth of two cores idle, as each waits for a database, a browser or what it builds upon. */
const atOnce = 3;

/** Journeys have three workers and a stack of their own: beside others everyone waits for everyone. */
const alone = ['test:e2e'];

/**
 * What is run after each other. To Turbo a task of the repository itself isn't affected by what changes in its packages: those run whatever differs.
 * @param {readonly string[]} names of tasks
 * @param {boolean} affected whether only what the difference to the main branch reaches
 * @returns {Round[]}
 */
export function roundsOf(names, affected) {
  const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
  const isOfAll = (/** @type {string} */ name) => affected && `//#${name}` in tasks;
  const beside = names.filter((name) => !alone.includes(name));
  return [
    { names: beside.filter((name) => !isOfAll(name)), concurrency: atOnce, affected },
    { names: beside.filter(isOfAll), concurrency: atOnce, affected: false },
    { names: names.filter((name) => alone.includes(name)), concurrency: 1, affected },
  ].filter((round) => round.names.length > 0);
}
