import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ledgersVariable } from '@pomp/tooling/ledger';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';

/** All that Turbo plans by: which packages there are, what they need, and what each task reads. @type {string} */
let repository;

const git = (/** @type {string[]} */ ...args) =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@pomp.example', ...args], {
    cwd: repository,
    encoding: 'utf8',
  });

const tasks = ['lint', 'test', 'test:stories', 'test:visual', 'test:sizes', 'test:e2e', 'test:scripts', 'check:api'];

/**
 * What Turbo would run of these tasks, without what they need.
 * @param {string[]} options
 * @param {Record<string, string>} env
 * @returns {{ task: string, taskId: string, hash: string }[]}
 */
function planned(options, env) {
  const plan = execFileSync(process.execPath, [programOf('turbo', 'turbo', root), 'run', ...tasks, ...options, '--dry-run=json'], {
    cwd: repository,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    stdio: 'pipe',
  });
  return /** @type {{ tasks: { task: string, taskId: string, hash: string, command: string }[] }} */ (
    JSON.parse(plan)
  ).tasks.filter(({ task, command }) => tasks.includes(task) && command !== '<NONEXISTENT>');
}

/** The tasks that `--affected` has for a change of this file. @param {string} file */
function affectedBy(file) {
  const base = git('rev-parse', 'HEAD').trim();
  mkdirSync(dirname(join(repository, file)), { recursive: true });
  writeFileSync(join(repository, file), 'changed\n', { flag: 'a' });
  git('add', '--all');
  git('commit', '--quiet', '--message', 'A change');
  const names = planned(['--affected'], { TURBO_SCM_BASE: base, TURBO_SCM_HEAD: 'HEAD' }).map(({ taskId }) => taskId);
  git('reset', '--quiet', '--hard', base);
  return names;
}

beforeAll(() => {
  repository = mkdtempSync(join(tmpdir(), 'pomp-affected-'));
  const manifests = packageFolders().map((folder) => `${folder}/package.json`);
  for (const path of ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'turbo.json', ...manifests])
    cpSync(join(root, path), join(repository, path));
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'All there is');
});
afterAll(() => rmSync(repository, { recursive: true, force: true }));

test('a change of a package runs what shows it, packs it and walks through it, wherever that stands', () => {
  expect(affectedBy('packages/portal/src/index.ts')).toEqual(
    expect.arrayContaining([
      '@pomp/portal#test',
      '@pomp/site#test',
      '@pomp/storybook#test:stories',
      '@pomp/component-sizes#test:sizes',
      '@pomp/site#test:e2e',
      '//#check:api',
    ]),
  );
});

test('a change of the backend runs the journeys, and no story', () => {
  const tasks = affectedBy('apps/backend/src/main.ts');
  expect(tasks).toEqual(expect.arrayContaining(['@pomp/backend#test', '@pomp/site#test:e2e', '//#lint']));
  expect(tasks).not.toContain('@pomp/storybook#test:stories');
});

test('a change of a script runs what tests scripts, and no package', () => {
  expect(affectedBy('scripts/test.mjs').toSorted()).toEqual(['//#lint', '//#test:scripts']);
});

/**
 * The tasks of which a run in the one environment is no result in the other.
 * @param {Record<string, string>} one @param {Record<string, string>} other
 */
function runAnew(one, other) {
  const ran = planned([], one);
  return planned([], other)
    .filter(({ taskId, hash }) => ran.some((task) => task.taskId === taskId && task.hash !== hash))
    .map(({ taskId }) => taskId);
}

test('what ran with tests that were kept is no result for a run that keeps none', () => {
  const anew = runAnew({ [ledgersVariable]: '/ledgers' }, { [ledgersVariable]: '' });
  const same = planned([], {}).filter(({ taskId }) => !anew.includes(taskId));
  expect(same.map(({ taskId }) => taskId).toSorted()).toEqual(['//#check:api', '//#lint', '@pomp/component-sizes#test:sizes']);
});

test('what ran without a database server or a bucket of one’s own is no result for the backend’s tests with one', () => {
  const anew = (/** @type {string} */ name) => runAnew({ [name]: '' }, { [name]: 'http://localhost:9000' });
  expect(anew('DATABASE_URL_TEST')).toEqual(['@pomp/backend#test']);
  expect(anew('S3_TEST_ENDPOINT')).toEqual(['@pomp/backend#test']);
});
