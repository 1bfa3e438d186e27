/** `kept`: those of the passed that did so in an earlier run. @typedef {{ passed: number, kept?: number, failures: string[] }} Results */
/** @typedef {{ kept: string[] }} Kept */
/** @typedef {{ status: string, fullName: string }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, startTime?: number, endTime?: number, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ title: string, ok: boolean, tests: { projectName: string, status: string, results?: { duration: number }[] }[] }} PlaywrightSpec */
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
        .map(({ fullName, status }) => (status === 'failed' ? fullName : `${fullName} (${status})`)),
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
        .map(({ name, status }) => (status === 'unexpected' ? name : `${name} (${status})`)),
      ...errors.map(({ message }) => message?.split('\n')[0] ?? 'an error outside the tests'),
    ],
  };
}

/**
 * @param {PlaywrightSuite} suite
 * @param {string[]} path
 * @returns {{ name: string, status: string }[]}
 */
const outcomesIn = ({ title, specs = [], suites = [] }, path) => [
  ...specs.flatMap((spec) =>
    spec.tests.map(({ projectName, status }) => ({ name: `${[...path, title, spec.title].join(' › ')} [${projectName}]`, status })),
  ),
  ...suites.flatMap((suite) => outcomesIn(suite, [...path, title])),
];
