import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { glob } from 'tinyglobby';
import { root } from '../workspace/places.mjs';
import { programOf } from '../workspace/program.mjs';
import { run } from '../workspace/run.mjs';

/** @typedef {{ status: string, mutatorName: string, replacement?: string, location: { start: { line: number } } }} Mutant as Stryker reports one */

/** @param {number} size how many files */
export const tryMutants = (size) => changeOneByOne({ folder: 'packages/domain', what: 'the domain’s rules', asked: 0.9 }, size);

/** @param {number} size how many files */
export const tryUseCaseMutants = (size) =>
  changeOneByOne({ folder: 'apps/backend', what: 'the backend’s use cases', asked: 0.75 }, size);

/**
 * Changes code line by line (Stryker) and sees whether a test notices. A sample of the files, another one each day: all of them take hours.
 * @param {{ folder: string, what: string, asked: number }} place whose files, and what part of the changes tests have to notice
 * @param {number} size how many files
 * @returns {Promise<import('./trust.mjs').Outcome>}
 */
async function changeOneByOne({ folder, what, asked }, size) {
  const cwd = join(root, folder);
  /** @type {{ mutate: string[] }} */
  const { mutate } = JSON.parse(readFileSync(join(cwd, 'stryker.config.json'), 'utf8'));
  const files = await glob(
    mutate.filter((pattern) => !pattern.startsWith('!')),
    { cwd, ignore: mutate.filter((pattern) => pattern.startsWith('!')).map((pattern) => pattern.slice(1)) },
  );
  const day = new Date().toISOString().slice(0, 10);
  const place = (/** @type {string} */ file) => createHash('sha256').update(`${day} ${file}`).digest('hex');
  const chosen = files
    .toSorted((one, other) => place(one).localeCompare(place(other)))
    .slice(0, size)
    .toSorted();
  const { code, output } = await run(
    process.execPath,
    [programOf('@stryker-mutator/core', 'stryker', cwd), 'run', 'stryker.config.json', '--mutate', chosen.join()],
    { cwd },
  );
  if (code !== 0) throw new Error(output);
  /** @type {{ files: Record<string, { source: string, mutants: Mutant[] }> }} */
  const report = JSON.parse(readFileSync(join(cwd, '.results/mutation.json'), 'utf8'));
  const mutants = Object.entries(report.files).flatMap(([file, { source, mutants }]) =>
    mutants.map((mutant) => ({ ...mutant, file, line: source.split('\n')[mutant.location.start.line - 1]?.trim() ?? '' })),
  );
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout');
  const missed = mutants.filter(({ status }) => status === 'Survived' || status === 'NoCoverage');
  const all = noticed.length + missed.length;
  for (const { file, location, line, mutatorName, replacement = '' } of missed)
    console.log(`${file}:${location.start.line} ${mutatorName}: ${line} => ${replacement.replaceAll(/\s+/g, ' ').slice(0, 80)}`);
  const score = all === 0 ? 1 : noticed.length / all;
  return {
    said: [
      `${chosen.length} of the ${files.length} files of ${what}, another sample each day.`,
      `${all} changes, one at a time: ${noticed.length} were noticed by a test, ${(100 * score).toFixed(1)} %.`,
    ],
    bad: score < asked ? [`Less than ${100 * asked} % of the changes were noticed.`] : [],
  };
}
