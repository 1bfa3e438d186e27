import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';
import { run } from '../workspace/run.mjs';

/**
 * The daily test of hostile requests, with more of them: every call, its example with something in it that doesn't belong there.
 * @param {number} requests
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
export async function tryRequests(requests) {
  const cwd = join(root, 'apps/backend');
  const { code, output } = await run(
    process.execPath,
    [
      programOf('vitest', 'vitest', cwd),
      'run',
      '--project=postgres',
      'src/http/hostile-requests.integration.test.ts',
      '--reporter=json',
      '--outputFile=.results/trust.json',
    ],
    { cwd, env: { ...process.env, HOSTILE_REQUESTS: String(requests) } },
  );
  /** @type {{ numPassedTests: number, numFailedTests: number, testResults: { assertionResults: { fullName: string, status: string }[] }[] }} */
  const report = JSON.parse(readFileSync(join(cwd, '.results/trust.json'), 'utf8'));
  const failed = report.testResults.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status === 'failed'));
  if (code !== 0 && failed.length === 0) throw new Error(output);
  return {
    said: [
      `${requests} hostile requests to every call of the contract, customers’ and the seller’s: ${failed.length === 0 ? 'no answer of 500 or above' : 'see below'}.`,
    ],
    bad: failed.map(({ fullName }) => fullName),
  };
}
