import { basename } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** Of one failure, at the end of a run. */
const reasonLines = 8;
const reasonWidth = 200;

/** `kept`: those of the passed that did so in an earlier run. @typedef {{ passed: number, kept?: number, failures: string[] }} Results */
/** @typedef {{ kept: string[] }} Kept */
/** @typedef {{ status: string, fullName: string, failureMessages?: string[] | null }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, startTime?: number, endTime?: number, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ message?: string, location?: { file: string, line: number } }} PlaywrightError */
/** @typedef {{ duration: number, errors?: PlaywrightError[] }} PlaywrightRun */
/** @typedef {{ title: string, ok: boolean, tests: { projectName: string, status: string, results?: PlaywrightRun[] }[] }} PlaywrightSpec */
/** @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * Reads what Vitest's or Playwright's JSON reporter wrote, or what was kept beside it. A skipped test counts as failed: what isn't checked isn't right.
 * @param {{ testResults: VitestFile[] } | { suites: PlaywrightSuite[], errors?: { message?: string }[] } | Kept} json
 * @returns {Results}
 */
export function readResults(json) {
  if ('kept' in json) return { passed: json.kept.length, kept: json.kept.length, failures: [] };
  return 'testResults' in json ? readVitest(json.testResults) : readPlaywright(json);
}

/**
 * How long each file of tests took: in Vitest from its first test to its last, in Playwright its tests together.
 * @param {{ testResults: VitestFile[] } | { suites: PlaywrightSuite[] } | Kept} json
 * @returns {{ name: string, seconds: number }[]}
 */
export function fileTimes(json) {
  if ('kept' in json) return [];
  return 'testResults' in json
    ? json.testResults.map(({ name, startTime = 0, endTime = 0 }) => ({ name, seconds: Math.max(0, endTime - startTime) / 1000 }))
    : json.suites.map((suite) => ({ name: suite.title, seconds: milliseconds(suite) / 1000 }));
}

/**
 * @param {PlaywrightSuite} suite
 * @returns {number}
 */
const milliseconds = ({ specs = [], suites = [] }) =>
  specs.flatMap(({ tests }) => tests.flatMap(({ results = [] }) => results)).reduce((sum, { duration }) => sum + duration, 0) +
  suites.reduce((sum, suite) => sum + milliseconds(suite), 0);

/**
 * @param {VitestFile[]} files
 * @returns {Results}
 */
function readVitest(files) {
  const tests = files.flatMap(({ assertionResults }) => assertionResults);
  const unreadable = files.filter(
    ({ status, assertionResults }) => status === 'failed' && !assertionResults.some(({ status }) => status === 'failed'),
  );
  return {
    passed: tests.filter(({ status }) => status === 'passed').length,
    failures: [
      ...tests
        .filter(({ status }) => status !== 'passed')
        .map(({ fullName, status, failureMessages }) =>
          withReason(status === 'failed' ? fullName : `${fullName} (${status})`, failureMessages?.[0]),
        ),
      ...unreadable.map(({ name, message }) => `${name}: ${message?.split('\n')[0] ?? 'could not be run'}`),
    ],
  };
}

/**
 * @param {{ suites: PlaywrightSuite[], errors?: { message?: string }[] }} report
 * @returns {Results}
 */
function readPlaywright({ suites, errors = [] }) {
  const outcomes = suites.flatMap((suite) => outcomesIn(suite, []));
  return {
    passed: outcomes.filter(({ status }) => status === 'expected').length,
    failures: [
      ...outcomes
        .filter(({ status }) => status !== 'expected')
        .map(({ name, status, reason }) => withReason(status === 'unexpected' ? name : `${name} (${status})`, reason)),
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside the tests'),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} path
 * @returns {{ name: string, status: string, reason: string | undefined }[]}
 */
const outcomesIn = ({ title, specs = [], suites = [] }, path) => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status, results = [] }) => ({
      name: `${[...path, title, spec.title].join(' › ')} [${projectName}]`,
      status,
      reason: results.flatMap(({ errors = [] }) => errors.map(reasonOf))[0],
    })),
  ),
  ...suites.flatMap((suite) => outcomesIn(suite, [...path, title])),
];

/** What Vitest writes of a test whose time was over. */
const outOfTime = /^Error: STACK_TRACE_ERROR$/;
/** Lines of a stack that are neither ours nor about us. */
const ofOthers = /^at .*(?:node_modules|node:)/;

/** @param {PlaywrightError} error */
const reasonOf = ({ message = '', location }) => (location ? `${message}\n${basename(location.file)}:${location.line}` : message);

/**
 * What failed with the beginning of why: whoever reads the end of a run's output needn't look for the rest of it first.
 * @param {string} name
 * @param {string | undefined} reason
 */
function withReason(name, reason) {
  const lines = stripVTControlCharacters(reason ?? '')
    .split('\n')
    .map((line) => line.trim().replace(outOfTime, 'It took too long.'))
    .filter((line) => line !== '' && !ofOthers.test(line));
  return [name, ...lines.slice(0, reasonLines).map((line) => `      ${line.slice(0, reasonWidth)}`)].join('\n');
}
