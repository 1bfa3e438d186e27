/** @typedef {{ passed: number, failures: string[] }} Results */
/** @typedef {{ status: string, fullName: string }} VitestTest */
/** @typedef {{ name: string, status: string, message?: string, assertionResults: VitestTest[] }} VitestFile */
/** @typedef {{ title: string, ok: boolean, tests: { projectName: string, status: string }[] }} PlaywrightSpec */
/** @typedef {{ title: string, specs?: PlaywrightSpec[], suites?: PlaywrightSuite[] }} PlaywrightSuite */

/**
 * Reads what Vitest's or Playwright's JSON reporter wrote. A skipped test counts as failed: what isn't checked isn't right.
 * @param {{ testResults: VitestFile[] } | { suites: PlaywrightSuite[], errors?: { message?: string }[] }} json
 * @returns {Results}
 */
export const readResults = (json) => ('testResults' in json ? readVitest(json.testResults) : readPlaywright(json));

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
