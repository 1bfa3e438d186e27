import { readFileSync } from 'node:fs';
import { relative } from 'node:path';
import { root } from '../workspace/places.mjs';
import { resultFiles } from './count.mjs';
import { partOf } from './parts.mjs';
import { fileTimes } from './read-results.mjs';

/** @typedef {import('./run-tasks.mjs').RanTask} RanTask */
/** @typedef {import('./parts.mjs').Part} Part */

/** What all checks may take on two cores with nothing cached, in minutes. It is printed, not enforced: a busy machine is no fault of the code. */
const limitMinutes = 12;
const slowest = 10;

/**
 * Where the time went: the parts, the slowest tasks and files, the whole beside its limit. Nothing for what came from the cache.
 * @param {RanTask[]} tasks
 * @param {Record<string, Part>} parts
 * @param {number} seconds of the whole
 * @returns {string[]} lines
 */
export function timeReport(tasks, parts, seconds) {
  const ran = tasks.filter((task) => task.seconds > 0);
  const files = ran.flatMap((task) =>
    (resultFiles(task, root) ?? []).flatMap((file) => fileTimes(JSON.parse(readFileSync(file, 'utf8')))),
  );
  return [
    'Time of each part, of its tasks together (several run at the same time):',
    ...Object.entries(parts).map(([name, { title }]) => {
      const own = tasks.filter((task) => partOf(task, parts) === name);
      const cached = own.filter((task) => task.outcome === 'passed' && task.seconds === 0).length;
      const from = cached ? `, ${cached} of ${own.length} tasks from the cache` : '';
      return row(
        own.reduce((sum, task) => sum + task.seconds, 0),
        `${name}: ${title}${from}`,
      );
    }),
    ...top(
      'tasks',
      ran.map(({ id, seconds }) => ({ name: id, seconds })),
    ),
    ...top(
      'files',
      files.map(({ name, seconds }) => ({ name: relative(root, name), seconds })),
    ),
    `\nAll of it: ${minutes(seconds)} of at most ${limitMinutes} min on two cores with nothing cached.`,
  ];
}

/**
 * @param {string} what
 * @param {{ name: string, seconds: number }[]} timed
 */
function top(what, timed) {
  const rows = timed.toSorted((a, b) => b.seconds - a.seconds).slice(0, slowest);
  return rows.length ? [`\nSlowest ${what}:`, ...rows.map(({ name, seconds }) => row(seconds, name))] : [];
}

/**
 * @param {number} seconds
 * @param {string} what
 */
const row = (seconds, what) => `${seconds.toFixed(1).padStart(8)} s  ${what}`;

/** @param {number} seconds */
const minutes = (seconds) => `${Math.floor(seconds / 60)} min ${String(Math.round(seconds % 60)).padStart(2, '0')} s`;
