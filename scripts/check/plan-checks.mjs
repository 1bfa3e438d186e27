import { existsSync, readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { root } from '../workspace/places.mjs';
import { reachedTests } from './reach.mjs';

/** @typedef {import('./changed-files.mjs').ChangedFile} ChangedFile */
/** @typedef {{ folder: string, name: string, needs: string[], hasTests: boolean }} Package */
/**
 * What to run: `lint` and `format` these files, `turbo` these tasks, `tests` of a package (these files, or all), `stories` of these files.
 * `unseen`: what none of it looks at.
 * @typedef {{ lint: string[], turbo: string[][], tests: { folder: string, files: string[] | 'all' }[], stories: string[], journeys: boolean, unseen: string[] }} Plan
 */

const code = /\.(ts|tsx|js|mjs|cjs|css)$/;
const module = /^(apps|packages|benchmarks)\/[^/]+\/src\/.*\.tsx?$/;
/** What no test of a package reads. */
const unread = /(\.mdx?$|\/(e2e|bench|visual|stories|guides|docs)\/)/;

/**
 * What a change can make wrong, and how that is found out.
 * @param {readonly ChangedFile[]} changed
 * @param {readonly string[]} folders of all packages, from the root
 * @returns {Promise<Plan>} `journeys`: whether it can reach the running site, which takes the whole stack
 */
export async function planChecks(changed, folders) {
  const packages = folders.map(readPackage);
  const changedIn = (/** @type {Package} */ { folder }) => changed.filter(({ path }) => path.startsWith(`${folder}/`));
  const own = packages.filter((one) => changedIn(one).length > 0);
  const { readsElsewhere, readByScripts } = readByTests();
  const isReadBy = (/** @type {Package} */ { name }) =>
    changed.some(({ path }) => readsElsewhere(name).some((glob) => matchesGlob(path, glob)));
  const importing = packages.filter((one) => own.some((other) => one === other || reaches(other, one, packages)));
  const reached = packages.filter((one) => importing.includes(one) || isReadBy(one));

  // What isn't a module, such as a migration or a page's content, can be read by every test of its package.
  const whole = reached.filter(
    (one) => changedIn(one).some(({ path }) => !module.test(path) && !unread.test(path)) || isReadBy(one),
  );
  const modules = changed.map(({ path }) => path).filter((path) => module.test(path));
  const files =
    modules.length > 0
      ? await reachedTests(
          importing.map(({ folder }) => folder),
          modules,
        )
      : [];
  const tests = reached
    .filter(({ hasTests }) => hasTests)
    .map((one) => ({
      folder: one.folder,
      files: whole.includes(one) ? /** @type {const} */ ('all') : files.filter((file) => isTestOf(one, file)),
    }));

  const sources = changed.filter(({ path }) => code.test(path) || path.endsWith('package.json'));
  const inSnippets = changed.some(({ path }) => path.endsWith('.md') || (path.startsWith('packages/') && module.test(path)));
  // Tooling has no tests of its own folder: scripts try it.
  const inScripts = changed.some(({ path }) => /^(scripts|packages\/tooling)\//.test(path));
  const isTriedByScripts = (/** @type {string} */ path) => readByScripts.some((glob) => matchesGlob(path, glob));
  const isSeen = (/** @type {string} */ path) =>
    isTriedByScripts(path) ||
    code.test(path) ||
    /(\.md|package\.json)$/.test(path) ||
    packages.some(({ folder }) => path.startsWith(`${folder}/`));
  return {
    lint: changed.filter(({ path, exists }) => exists && code.test(path)).map(({ path }) => path),
    turbo: [
      ...(reached.length > 0 ? [['typecheck', ...reached.map(({ name }) => `--filter=${name}`)]] : []),
      ...(sources.length > 0 ? [['check:walls', 'check:unused']] : []),
      ...(inSnippets ? [['check:snippets']] : []),
      ...(inScripts
        ? [['typecheck:scripts', 'test:scripts']]
        : changed.some(({ path }) => isTriedByScripts(path))
          ? [['test:scripts']]
          : []),
    ],
    tests: tests.filter((one) => one.files === 'all' || one.files.length > 0),
    stories: files.filter((file) => file.endsWith('.stories.tsx')),
    journeys: reached.some(({ folder }) => folder.startsWith('apps/') && folder !== 'apps/storybook'),
    unseen: changed.map(({ path }) => path).filter((path) => !isSeen(path) && !path.startsWith('scripts/')),
  };
}

/**
 * What tests read outside their package without importing it, as Turbo is told: globs from the root.
 * @returns {{ readsElsewhere: (name: string) => string[], readByScripts: string[] }} by the name of a package; and of the tests of scripts, which also read that all sources are as they should
 */
function readByTests() {
  const from = '$TURBO_ROOT$/';
  /** @type {{ tasks: Record<string, { inputs?: string[] }> }} */
  const { tasks } = JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8'));
  return {
    readsElsewhere: (name) =>
      (tasks[`${name}#test`]?.inputs ?? []).filter((glob) => glob.startsWith(from)).map((glob) => glob.slice(from.length)),
    readByScripts: (tasks['//#test:scripts']?.inputs ?? []).filter((glob) => !glob.endsWith('/src/**')),
  };
}

const isTestOf = (/** @type {Package} */ { folder }, /** @type {string} */ file) =>
  file.startsWith(`${folder}/`) && /\.test\.tsx?$/.test(file);

/**
 * @param {string} folder
 * @returns {Package}
 */
function readPackage(folder) {
  const {
    name,
    scripts = {},
    dependencies = {},
    devDependencies = {},
  } = JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
  return {
    folder,
    name,
    needs: Object.keys({ ...dependencies, ...devDependencies }),
    hasTests: 'test' in scripts && existsSync(join(root, folder, 'src')),
  };
}

/**
 * Whether a package is among what another needs, and what that needs in turn.
 * @param {Package} one
 * @param {Package} other
 * @param {readonly Package[]} packages
 * @returns {boolean}
 */
const reaches = (one, other, packages) =>
  other.needs.includes(one.name) ||
  packages.some((between) => other.needs.includes(between.name) && reaches(one, between, packages));
