import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { install } from '../workspace/install.mjs';
import { isNode, nodeOf, ourNode, ranInOurNode, runAgainIn } from '../workspace/node.mjs';
import { clearResults, count } from './count.mjs';
import { allParts } from './parts.mjs';
import { timeReport } from './report.mjs';
import { roundsOf } from './rounds.mjs';
import { runRounds } from './run-rounds.mjs';
import { runTasks } from './run-tasks.mjs';

const say = (/** @type {string} */ line) => console.log(line);

/** `npm test`: every check there is, on a fresh clone too; ends with the sum of all of them. */
export const runAllChecks = () =>
  orClearLine(async () => {
    const since = performance.now();
    const { chosen, affected, all, version } = readArguments();
    if (version !== undefined && !isNode(version)) return runAgainIn(await nodeOf(version));
    if (version === undefined && (await ranInOurNode(say))) return;
    await install(say);
    clearResults();
    // Imported only now: it needs what was installed.
    const { openLedgers } = await import('./ledgers.mjs');
    const ledgers = all ? undefined : await openLedgers({ affected });

    const parts = allParts();
    const keptTasks = ledgers?.keptTasks ?? new Map();
    const asked = chosen.flatMap((name) => parts[name]?.tasks ?? []);
    const names = asked.filter((name) => !keptTasks.has(name));
    const tasks = await runRounds(roundsOf(names, affected), ({ names: ofRun, ...how }, onStart) =>
      runTasks(ofRun, { ...how, affected, env: ledgers?.env, say, onStart }),
    );
    await ledgers?.settle(tasks);

    const keptWhole = asked.flatMap((name) => keptTasks.get(name) ?? []).length;
    const { failed, failures, ...ofTasks } = count(tasks);
    const [passed, kept] = [ofTasks.passed + keptWhole, ofTasks.kept + keptWhole];
    for (const line of timeReport(tasks, parts, (performance.now() - since) / 1000)) say(line);
    if (failures.length) say(`\nNot right:\n${failures.map((line) => `  ✗ ${line}`).join('\n')}`);
    if (kept > 0) say(`\nKept from earlier runs: ${kept} of those that passed, which read nothing that has changed.`);
    say(`\n${passed} passed, ${failed} failed`);
    process.exitCode = failed ? 1 : 0;
  });

function readArguments() {
  const known = Object.keys(allParts());
  const { options } = readCommandLine({
    name: 'npm test',
    about: 'Every check there is, each once; what did not change since it passed is taken from the cache.',
    options: {
      part: { type: 'string', about: `only these parts, by commas: ${known.join(', ')}` },
      affected: { type: 'boolean', about: 'only what differs from the main branch, and what that reaches' },
      all: { type: 'boolean', about: 'also what passed before and has read nothing that has changed since' },
      node: {
        type: 'string',
        about: `the version of Node to check in, which npm brings where it isn’t this one: otherwise ${ourNode}`,
      },
    },
  });
  const chosen = typeof options.part === 'string' ? options.part.split(',') : known;
  const strange = chosen.find((name) => !known.includes(name));
  if (strange !== undefined)
    throw new ClearError(`--part=${strange} is not a part of the checks: choose from ${known.join(', ')}.`);
  const version = typeof options.node === 'string' ? options.node : undefined;
  return { chosen, affected: options.affected === true, all: options.all === true, version };
}
