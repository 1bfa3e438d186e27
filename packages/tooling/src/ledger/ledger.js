import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { isWithin } from './telling.js';

/** @typedef {import('./fingerprints.js').Fingerprints} Fingerprints */
/**
 * What one test, or a file of them, read when it passed, and a digest of what that said. `tests`: by what name each is counted.
 * @typedef {{ read: readonly string[], said: string, tests: readonly string[] }} Entry
 */
/** What all tests of a task read. `task`: Turbo's hash of it. @typedef {{ code: string, task: string, tests: Record<string, Entry> }} Ledger */

/** Where `npm test` says that ledgers are; nothing is kept without it, so neither in CI nor where a task is run by itself. */
export const ledgersVariable = 'POMP_LEDGERS';

/** A package's files of unit tests, from its folder. */
export const unitTestFiles = ['src/**/*.test.{ts,tsx}'];
/** By what a file of tests is known in a ledger. `project`: Vitest's, which of a package's unit tests has no name. */
export const unitOf = (/** @type {string} */ project, /** @type {string} */ file) => `${project} ${file}`;
/** The ledger of a package's unit tests. */
export const unitLedger = (/** @type {string} */ packageName) => `unit-${packageName.replaceAll(/[^\w-]+/g, '')}`;

/** What is so now, beside the ledgers. */
export const nowIn = (/** @type {string} */ folder) => join(folder, 'now.json');
/** What sentences say, by their names. */
export const sentencesIn = (/** @type {string} */ folder) => join(folder, 'sentences.json');
export const ledgerIn = (/** @type {string} */ folder, /** @type {string} */ task) => join(folder, `${task}.json`);
/** What passes in this run; it counts once nothing is seen to have changed meanwhile. */
export const newIn = (/** @type {string} */ folder, /** @type {string} */ task) => join(folder, `${task}.new.jsonl`);

/**
 * What the tests of a task read when they last passed. One of which neither the code nor anything it read has changed is kept as passed.
 *
 * @param {string} task names the ledger
 * @param {{ besides?: Record<string, string>, env?: NodeJS.ProcessEnv }} [options] `besides`: digests of what all these tests read besides, by name
 */
export function openLedger(task, { besides = {}, env = process.env } = {}) {
  const folder = env[ledgersVariable];
  /** @type {Fingerprints | undefined} */
  const now = folder && existsSync(nowIn(folder)) ? JSON.parse(readFileSync(nowIn(folder), 'utf8')) : undefined;
  const before = folder && now ? readLedger(folder, task) : undefined;
  const texts = { ...now?.texts, ...besides };
  const always = Object.keys(besides);

  const known = before?.code === now?.code ? (before?.tests ?? {}) : {};
  const isKept = (/** @type {Entry | undefined} */ entry) => entry !== undefined && entry.said === digestOf(entry.read, texts);

  return {
    /**
     * Whether a test need not run.
     * @param {string} test
     */
    keeps: (test) => isKept(known[test]),
    /** All that need not. */
    kept: () => Object.keys(known).filter((test) => isKept(known[test])),
    /** @param {string} test */
    testsOf: (test) => known[test]?.tests ?? [],
    /**
     * To be called for a test that has passed, with the names of the texts that it read; what isn't a text's name is part of the code.
     * @param {string} test or a file of them, with the names of these
     * @param {Iterable<string>} read
     * @param {readonly string[]} [tests]
     */
    record(test, read, tests = [test]) {
      if (!folder || !now) return;
      const all = new Set([...always, ...read]);
      const names = [...all].filter((name) => name in texts && !isWithin(name, all)).sort();
      appendFileSync(newIn(folder, task), `${JSON.stringify([test, { read: names, said: digestOf(names, texts), tests }])}\n`);
    },
  };
}

/**
 * Leaves the tests that were kept beside the results of those that ran, to be counted with them; nothing, where none were.
 * @param {string} file
 * @param {readonly string[]} tests
 */
export function writeKept(file, tests) {
  if (tests.length === 0) return rmSync(file, { force: true });
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify({ kept: tests }));
}

/**
 * @param {string} folder
 * @param {string} task
 * @returns {Ledger | undefined}
 */
export const readLedger = (folder, task) =>
  existsSync(ledgerIn(folder, task)) ? JSON.parse(readFileSync(ledgerIn(folder, task), 'utf8')) : undefined;

/**
 * Adds what passed in this run to a task's ledger. What passed with other code than now is forgotten, unless Turbo found that nothing has changed that the task is
 * made of.
 * @param {string} folder
 * @param {string} task names the ledger
 * @param {{ code: string, hash: string }} now `hash`: Turbo's of the task
 */
export function settleLedger(folder, task, { code, hash }) {
  const before = readLedger(folder, task);
  const added = existsSync(newIn(folder, task)) ? readFileSync(newIn(folder, task), 'utf8').split('\n').filter(Boolean) : [];
  const still = before && (before.code === code || before.task === hash) ? before.tests : {};
  const tests = { ...still, ...Object.fromEntries(added.map((line) => JSON.parse(line))) };
  if (Object.keys(tests).length > 0) writeFileSync(ledgerIn(folder, task), JSON.stringify({ code, task: hash, tests }));
  rmSync(newIn(folder, task), { force: true });
}

/**
 * @param {readonly string[]} names
 * @param {Record<string, string>} texts
 */
const digestOf = (names, texts) =>
  createHash('sha256')
    .update(names.map((name) => `${name} ${texts[name] ?? 'gone'}`).join('\n'))
    .digest('hex')
    .slice(0, 16);
