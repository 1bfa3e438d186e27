import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readResults } from '../test/read-results.mjs';
import { orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install, packageFolders } from '../workspace/install.mjs';
import { ranInOurNode } from '../workspace/node.mjs';
import { withPnpm } from '../workspace/package-manager.mjs';
import { remembered, root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';
import { run } from '../workspace/run.mjs';
import { changedFiles } from './changed-files.mjs';

/**
 * One program. Where it tests, it leaves its counts in `results`; otherwise it counts as one.
 * @typedef {{ name: string, program: string, args: string[], cwd: string, env?: Record<string, string>, results?: string }} Step
 */

const say = (/** @type {string} */ line) => console.log(line);

/** As many at the same time as there are cores to plan for. */
const atOnce = 2;

/** `pnpm check`: what the working tree's change can reach, and nothing else. */
export const check = () =>
  orClearLine(async () => {
    const { options } = readCommandLine({
      name: 'pnpm check',
      about:
        'Checks what the working tree’s change can reach, and nothing else: lint, format, types, walls, and the tests and stories in whose\nmodules a changed file is. It starts no stack: the journeys are `npm test -- --part=journeys`.',
      options: { since: { type: 'string', about: 'the commit, branch or tag that the change is counted from; otherwise HEAD' } },
    });
    if (await ranInOurNode(say)) return;
    const started = performance.now();
    const since = typeof options.since === 'string' ? options.since : 'HEAD';
    await install(say);
    const changed = changedFiles(since);
    if (!changed.length) return say(`Nothing differs from ${since}.`);

    // Imported only now: it needs what was installed.
    const { planChecks } = await import('./plan-checks.mjs');
    const plan = await planChecks(changed, packageFolders());
    const outcomes = await inParallel(await stepsOf(plan));
    const failures = outcomes.flatMap((outcome) => outcome.failures);
    if (failures.length) say(`\nNot right:\n${failures.map((line) => `  ✗ ${line}`).join('\n')}`);
    if (plan.unseen.length) say(`\nNot looked at: ${plan.unseen.join(', ')} (\`npm test\`).`);
    if (plan.journeys) say('\nNot run: the journeys, which this can reach too (`npm test -- --part=journeys`).');
    const passed = outcomes.reduce((sum, outcome) => sum + outcome.passed, 0);
    say(
      `\n${changed.length} changed ${changed.length === 1 ? 'file' : 'files'}, ${((performance.now() - started) / 1000).toFixed(0)} s`,
    );
    say(`${passed} passed, ${failures.length} failed`);
    process.exitCode = failures.length ? 1 : 0;
  });

/**
 * Longest first.
 * @param {import('./plan-checks.mjs').Plan} plan
 * @returns {Promise<Step[]>}
 */
async function stepsOf({ lint, turbo, tests, stories }) {
  const pinned = await withPnpm();
  const storybook = join(root, 'apps/storybook');
  return [
    ...(stories.length > 0
      ? [
          {
            name: `stories of ${stories.length} ${stories.length === 1 ? 'file' : 'files'}`,
            program: process.execPath,
            args: [join(storybook, 'stories/test-some.mjs'), resultsOf('stories'), ...stories],
            cwd: storybook,
            results: resultsOf('stories'),
          },
        ]
      : []),
    ...tests.map(({ folder, files }) => ({
      name: `tests of ${folder}${files === 'all' ? '' : ` (${files.length} files)`}`,
      program: process.execPath,
      args: [
        programOf('vitest', 'vitest', join(root, folder)),
        'run',
        ...(files === 'all' ? [] : files.map((file) => file.slice(folder.length + 1))),
        `--outputFile.json=${resultsOf(folder)}`,
      ],
      cwd: join(root, folder),
      results: resultsOf(folder),
    })),
    ...turbo.map((args) => ({
      name: args.filter((arg) => !arg.startsWith('--')).join(', '),
      program: process.execPath,
      args: [programOf('turbo', 'turbo', root), 'run', ...args, '--output-logs=errors-only', '--log-order=grouped'],
      cwd: root,
      env: pinned,
    })),
    ...(lint.length > 0
      ? [
          { name: 'lint', program: process.execPath, args: [programOf('oxlint', 'oxlint', root), ...lint], cwd: root },
          { name: 'format', program: process.execPath, args: [programOf('oxfmt', 'oxfmt', root), '--check', ...lint], cwd: root },
        ]
      : []),
  ];
}

/** @param {string} what */
const resultsOf = (what) => remembered(join('check', `${what.replace('/', '-')}.json`));

/**
 * @param {readonly Step[]} steps
 * @returns {Promise<{ passed: number, failures: string[] }[]>}
 */
async function inParallel(steps) {
  const waiting = [...steps];
  const line = async () => {
    /** @type {{ passed: number, failures: string[] }[]} */
    const outcomes = [];
    for (let step = waiting.shift(); step; step = waiting.shift()) outcomes.push(await outcomeOf(step));
    return outcomes;
  };
  return (await Promise.all(Array.from({ length: atOnce }, line))).flat();
}

/** @param {Step} step */
async function outcomeOf({ name, program, args, cwd, env, results }) {
  const started = performance.now();
  if (results) {
    mkdirSync(dirname(results), { recursive: true });
    rmSync(results, { force: true });
  }
  const { code, output } = await run(program, args, { cwd, env });
  say(`  ${name}: ${code === 0 ? 'right' : 'not right'}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  if (code !== 0) say(`\n── ${name} ──\n${output.trimEnd()}\n`);
  const { passed, failures } =
    results && existsSync(results) ? readResults(JSON.parse(readFileSync(results, 'utf8'))) : alone(code, name);
  return { passed, failures: failures.length > 0 || code === 0 ? failures : [`${name}: failed outside its tests`] };
}

/**
 * @param {number} code
 * @param {string} name
 */
const alone = (code, name) => (code === 0 ? { passed: 1, failures: [] } : { passed: 0, failures: [name] });
