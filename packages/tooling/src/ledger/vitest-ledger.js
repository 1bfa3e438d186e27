import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { hearWords } from './hear-words.js';
import { anything } from './hearing.js';
import { ledgersVariable, openLedger, unitOf, writeKept } from './ledger.js';

/**
 * For the configuration of Vitest: a ledger of a package's files of tests, each of which is kept as a whole.
 * @param {string} task names the ledger
 * @param {{ folder: string, results: string }} options the package's folder, and the file for what was kept
 */
export function vitestLedger(task, { folder, results }) {
  const ledger = openLedger(task);
  const isUsed = Boolean(process.env[ledgersVariable]);

  return {
    plugins: isUsed ? [hearWords()] : [],
    setupFiles: isUsed ? [fileURLToPath(new URL('./hearing-setup.js', import.meta.url))] : [],
    /** @param {string} project whose files are left out, as nothing that they read has changed */
    kept: (project) => ledger.kept().flatMap((unit) => (unit.startsWith(`${project} `) ? [unit.slice(project.length + 1)] : [])),
    /** @type {import('vitest/node').Reporter} */
    reporter: {
      onTestModuleEnd(module) {
        const tests = [...module.children.allTests()];
        const { read } = /** @type {{ read?: string[] }} */ (module.meta());
        const hasPassed = module.state() === 'passed' && tests.every((test) => test.result().state === 'passed');
        if (!read || read.includes(anything) || !hasPassed) return;
        ledger.record(
          unitOf(module.project.name, relative(folder, module.moduleId)),
          read,
          tests.map(({ fullName }) => fullName),
        );
      },
      onTestRunEnd: () => writeKept(results, ledger.kept().flatMap(ledger.testsOf)),
    },
  };
}
