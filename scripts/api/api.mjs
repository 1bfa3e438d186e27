import { existsSync, mkdirSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { complaintsElsewhere } from './compiles-elsewhere.mjs';
import { declaredBumps, undeclared } from './declared.mjs';
import { namesIn, reportsOf } from './reports.mjs';

const command = {
  name: 'pnpm check:api',
  about:
    'Compares what the packages export, as built, with the reports in packages/*/api, and what went since the last release with what the changesets declare; compiles their declarations as the strictest of their users does.',
  args: [
    {
      name: 'accept',
      about:
        'accept: writes the reports anew; released: does so, and takes them for what is released (a part of `pnpm run version`)',
      choices: ['accept', 'released'],
    },
  ],
};

/** `check:api`, `api:accept`. */
export const apiReports = () =>
  orClearLine(async () => {
    const [wanted] = readCommandLine(command).args;
    const folders = packageFolders().filter((folder) => isPublished(folder));
    const bumps = declaredBumps(join(root, '.changeset'));
    const complaints = [];
    for (const folder of folders) {
      const reports = await reportsOf(join(root, folder));
      if (wanted) accept(folder, reports, wanted === 'released');
      else complaints.push(...complaintsOf(folder, reports, bumps));
    }
    if (complaints.length > 0) {
      throw new ClearError(
        'What the packages export is not what is written down. `pnpm api:accept` writes it down, `pnpm changeset` declares it.',
        {
          detail: complaints.join('\n'),
        },
      );
    }
    const elsewhere = wanted ? [] : await complaintsElsewhere();
    if (elsewhere.length > 0)
      throw new ClearError('What the packages export does not compile elsewhere.', { detail: elsewhere.join('\n') });
    console.log(wanted ? 'Written.' : `${folders.length} packages export what their reports say, and what changed is declared.`);
  });

/** @param {string} folder */
const manifestOf = (folder) => JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));
const isPublished = (/** @type {string} */ folder) => folder.startsWith('packages/') && !manifestOf(folder).private;

/** @param {string} folder */
const places = (folder) => ({ reports: join(root, folder, 'api'), released: join(root, folder, 'api/released.json') });

/**
 * @param {string} folder
 * @param {Map<string, string>} reports
 * @param {boolean} asReleased
 */
function accept(folder, reports, asReleased) {
  const { reports: place, released } = places(folder);
  mkdirSync(place, { recursive: true });
  for (const file of readdirSync(place)) if (file.endsWith('.d.ts') && !reports.has(file)) rmSync(join(place, file));
  for (const [file, report] of reports) writeFileSync(join(place, file), report);
  if (asReleased)
    writeFileSync(released, `${JSON.stringify({ version: manifestOf(folder).version, ...namesOf(reports) }, null, 1)}\n`);
}

/**
 * @param {string} folder
 * @param {Map<string, string>} reports
 * @param {Map<string, import('./declared.mjs').Bump>} bumps
 */
function complaintsOf(folder, reports, bumps) {
  const { reports: place, released } = places(folder);
  const kept = existsSync(place) ? readdirSync(place).filter((file) => file.endsWith('.d.ts')) : [];
  const differing = [...new Set([...kept, ...reports.keys()])].filter(
    (file) => !kept.includes(file) || readFileSync(join(place, file), 'utf8') !== reports.get(file),
  );
  const { name } = manifestOf(folder);
  return [
    ...differing.map((file) => `${folder}/api/${file} differs from what is built.`),
    ...(existsSync(released)
      ? undeclared(name, JSON.parse(readFileSync(released, 'utf8')), namesOf(reports), bumps.get(name))
      : []),
  ];
}

/** @param {Map<string, string>} reports */
const namesOf = (reports) => ({ entries: Object.fromEntries([...reports].map(([file, report]) => [file, namesIn(report)])) });
