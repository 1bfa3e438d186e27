import { orClearLine } from '../workspace/clear-error.mjs';
import { install } from '../workspace/install.mjs';
import { clearResults, count } from './count.mjs';
import { runTasks } from './run-tasks.mjs';

const say = (/** @type {string} */ line) => console.log(line);

/** First what has no browser and no servers of its own beside it, two at a time; then what needs both cores for itself. */
const rounds = [
  {
    title: 'Lint, types, walls, unused code, unit, integration, stories, builds, packages, sizes',
    tasks: [
      'lint',
      'typecheck',
      'test',
      'build',
      'check:package',
      'lint:scripts',
      'typecheck:scripts',
      'test:scripts',
      'check:walls',
      'check:unused',
      'check:format',
      'test:sizes',
    ],
    concurrency: 2,
  },
  {
    title: 'The looks, the start command, the journeys and the example portal',
    tasks: ['test:visual', 'test:start', 'test:e2e', 'test:example-portal'],
    concurrency: 1,
  },
];

/** `npm test`: every check there is, on a fresh clone too; ends with the sum of all of them. */
export const runAllChecks = () =>
  orClearLine(async () => {
    await install(say);
    clearResults();

    /** @type {Map<string, import('./run-tasks.mjs').RanTask>} */
    const tasks = new Map();
    for (const { title, tasks: names, concurrency } of rounds) {
      say(`\n▸ ${title}`);
      // A build that failed in the first round is tried again in the second: the later answer counts.
      for (const task of await runTasks(names, { concurrency, say })) tasks.set(task.id, task);
    }

    const { passed, failed, failures } = count([...tasks.values()]);
    if (failures.length) say(`\nNot right:\n${failures.map((line) => `  ✗ ${line}`).join('\n')}`);
    say(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed ? 1 : 0;
  });
