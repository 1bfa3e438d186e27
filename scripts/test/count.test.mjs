import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { count } from './count.mjs';
import { outcomes } from './run-tasks.mjs';

/** @type {string} */
let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'pomp-count-'))));
afterEach(() => rmSync(folder, { recursive: true }));

/** @typedef {import('./run-tasks.mjs').RanTask} RanTask */

/**
 * @param {string} id
 * @param {RanTask['outcome']} [outcome]
 * @returns {RanTask}
 */
const task = (id, outcome = 'passed') => {
  const [name = '', job = ''] = id.split('#');
  return { id, name: job, directory: name === '//' ? '.' : name, outcome, seconds: 1, hash: '' };
};

/**
 * @param {string} path
 * @param {object} content
 */
function results(path, content) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(content));
}

/** @param {string[]} statuses */
const vitest = (...statuses) => ({
  testResults: [
    { name: 'a.test.ts', status: 'passed', assertionResults: statuses.map((status, i) => ({ status, fullName: `test ${i + 1}` })) },
  ],
});

test('a task without tests counts as one', () => {
  expect(count([task('domain#lint'), task('domain#build', 'failed')], folder)).toEqual({
    passed: 1,
    kept: 0,
    failed: 1,
    failures: ['domain#build: failed'],
  });
});

test('a task of tests counts as its tests', () => {
  results('domain/.results/unit.json', vitest('passed', 'failed', 'passed'));
  results('domain/.results/integration.json', vitest('passed'));
  expect(count([task('domain#test', 'failed')], folder)).toEqual({
    passed: 3,
    kept: 0,
    failed: 1,
    failures: ['domain#test: test 2'],
  });
});

test('a journey counts once per kind of screen, and not as a unit test', () => {
  const spec = {
    title: 'log in',
    ok: true,
    tests: [
      { projectName: 'phone', status: 'expected' },
      { projectName: 'desktop', status: 'unexpected' },
    ],
  };
  results('site/.results/e2e.json', { suites: [{ title: 'login.spec.ts', suites: [{ title: 'account', specs: [spec] }] }] });
  results('site/.results/unit.json', vitest('passed'));
  expect(count([task('site#test:e2e', 'failed')], folder)).toEqual({
    passed: 1,
    kept: 0,
    failed: 1,
    failures: ['site#test:e2e: login.spec.ts › account › log in [desktop]'],
  });
  expect(count([task('site#test')], folder).passed).toBe(1);
});

test('a failure says why', () => {
  const red = (/** @type {string} */ text) => `\u001b[31m${text}\u001b[39m`;
  results('domain/.results/unit.json', {
    testResults: [
      {
        name: 'a.test.ts',
        status: 'failed',
        assertionResults: [
          {
            status: 'failed',
            fullName: 'adds',
            failureMessages: [
              `${red('1 is not 2')}\n    at add (/domain/add.ts:3:1)\n    at run (/node_modules/vitest/run.js:1:1)`,
            ],
          },
        ],
      },
    ],
  });
  const failed = {
    projectName: 'phone',
    status: 'unexpected',
    results: [
      {
        duration: 1,
        errors: [{ message: `${red('Timed out')}\n\n  Locator: h1`, location: { file: '/e2e/login.spec.ts', line: 7 } }],
      },
    ],
  };
  results('site/.results/e2e.json', {
    suites: [{ title: 'login.spec.ts', specs: [{ title: 'log in', ok: false, tests: [failed] }] }],
  });
  expect(count([task('domain#test', 'failed'), task('site#test:e2e', 'failed')], folder).failures).toEqual([
    'domain#test: adds\n      1 is not 2\n      at add (/domain/add.ts:3:1)',
    'site#test:e2e: login.spec.ts › log in [phone]\n      Timed out\n      Locator: h1\n      login.spec.ts:7',
  ]);
});

test('what was kept from an earlier run counts as passed, and is told apart', () => {
  results('storybook/.results/stories.json', vitest('passed'));
  results('storybook/.results/stories.kept.json', { kept: ['test 2', 'test 3'] });
  expect(count([task('storybook#test:stories')], folder)).toMatchObject({ passed: 3, kept: 2, failed: 0 });
});

test('a skipped or flaky test is not a passed one', () => {
  results('domain/.results/unit.json', vitest('passed', 'pending'));
  results('site/.results/e2e.json', {
    suites: [{ title: 'a', specs: [{ title: 'b', ok: true, tests: [{ projectName: 'phone', status: 'flaky' }] }] }],
  });
  expect(count([task('domain#test'), task('site#test:e2e')], folder)).toMatchObject({ passed: 1, failed: 2 });
});

test.each([
  [
    'whose file could not even be read',
    () =>
      results('domain/.results/unit.json', {
        testResults: [{ name: 'a.test.ts', status: 'failed', message: 'SyntaxError', assertionResults: [] }],
      }),
  ],
  ['that failed outside its tests', () => results('domain/.results/unit.json', vitest())],
  ['that left no counts', () => undefined],
])('a task of tests %s counts as a failure', (_what, prepare) => {
  prepare();
  expect(count([task('domain#test', 'failed')], folder)).toMatchObject({ passed: 0, failed: 1 });
});

test('what a task failed by is told by what it said last, unless its tests tell it', () => {
  const failed = { ...task('domain#test', 'failed'), said: `${'✓ a test\n'.repeat(200)}Unhandled Errors\n\nError: boom\n` };
  results('domain/.results/unit.json', vitest('passed'));
  const [line = ''] = count([failed], folder).failures;
  expect(line).toMatch(/^domain#test: failed outside its tests\n {6}✓ a test\n[^]*\n {6}Unhandled Errors\n {6}Error: boom$/);
  expect(line.split('\n').length).toBeLessThan(45);

  results('domain/.results/unit.json', vitest('failed'));
  expect(count([failed], folder).failures.join()).not.toContain('boom');
});

test('tests that passed without leaving counts are not believed', () => {
  expect(count([task('domain#test')], folder)).toMatchObject({ passed: 0, failed: 1 });
});

test("what could not run counts as a failure, and what a package doesn't have counts as nothing", () => {
  const planned = [
    { taskId: 'a#build', task: 'build', directory: 'a', command: 'tsup', hash: '' },
    { taskId: 'b#build', task: 'build', directory: 'b', command: 'tsup', hash: '' },
    { taskId: 'c#build', task: 'build', directory: 'c', command: '<NONEXISTENT>', hash: '' },
  ];
  expect(count(outcomes(planned, [{ taskId: 'a#build', execution: { exitCode: 1, startTime: 0, endTime: 1 } }]), folder)).toEqual({
    passed: 0,
    kept: 0,
    failed: 2,
    failures: ['a#build: failed', 'b#build: not run, because something it needs failed'],
  });
});
