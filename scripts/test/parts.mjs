import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';

/** @typedef {{ title: string, tasks: string[] }} Part */

/** @returns {{ task: string, name: string, folder: string }[]} all workspace packages whose `test` is of units */
export const unitTested = () =>
  packageFolders()
    .map((folder) => ({ folder, ...JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) }))
    .filter(({ name, scripts }) => scripts?.test && name !== '@pomp/backend')
    .map(({ name, folder }) => ({ task: `${name}#test`, name, folder }));

/** Checks that need no server, browser or database. */
export const staticTasks = [
  'lint',
  'check:format',
  'check:walls',
  'check:unused',
  'check:api',
  'check:snippets',
  'typecheck',
  'typecheck:scripts',
  'build',
  'build-storybook',
  'check:packages',
  'test:sizes',
];

/**
 * What `npm test` is made of: each part's tasks by their names in Turbo.
 * @returns {Record<string, Part>}
 */
export const allParts = () => ({
  static: {
    title: 'Lint, format, walls, unused code, examples, types, builds, packages, sizes',
    tasks: staticTasks,
  },
  unit: { title: 'Units', tasks: ['test:scripts', ...unitTested().map(({ task }) => task)] },
  backend: { title: 'Backend, on its databases', tasks: ['@pomp/backend#test'] },
  stories: { title: 'Stories and looks', tasks: ['test:stories', 'test:visual'] },
  journeys: {
    title: 'Journeys, start and development commands, example portal',
    tasks: ['test:e2e', 'test:start', 'test:dev', 'test:example-portal'],
  },
});

/**
 * The part that a task which ran belongs to; what it needed first, such as another package's build, is static.
 * @param {{ id: string, name: string }} task
 * @param {Record<string, Part>} parts
 */
export const partOf = ({ id, name }, parts) =>
  Object.keys(parts).find((part) => parts[part]?.tasks.some((task) => task === id || task === name)) ?? 'static';
