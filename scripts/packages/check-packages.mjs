import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ClearError, orClearLine } from '../workspace/clear-error.mjs';
import { readCommandLine } from '../workspace/command-line.mjs';
import { packageFolders } from '../workspace/install.mjs';
import { root } from '../workspace/places.mjs';
import { run } from '../workspace/run.mjs';

/** `check:packages`: of all of them in one process, as what reads types takes longer to load than to read most packages'. */
export const checkPackages = () =>
  orClearLine(async () => {
    readCommandLine({
      name: 'pnpm check:packages',
      about: 'Looks through our packages as their users get them: packed by pnpm, with `workspace:` and `catalog:` replaced.',
    });
    const { complaintsAbout } = await import('./complaints.mjs');
    const folder = mkdtempSync(join(tmpdir(), 'pomp-pack-'));
    try {
      const complaints = [];
      const packed = await packAll(folder);
      for (const tarball of packed) complaints.push(...(await complaintsAbout(readFileSync(tarball))));
      if (complaints.length > 0)
        throw new ClearError('Whoever installs our packages would find what stands above.', { detail: complaints.join('\n') });
      console.log(`${packed.length} packages are as their users need them.`);
    } finally {
      rmSync(folder, { recursive: true });
    }
  });

/**
 * @param {string} folder
 * @returns {Promise<string[]>} the files of all packages that are published
 */
async function packAll(folder) {
  const published = packageFolders().filter(
    (path) => path.startsWith('packages/') && !JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8')).private,
  );
  const { code, output } = await run(process.execPath, [
    // Its program is a binary of this system; this script finds that.
    join(root, 'node_modules/pnpm/bin/pnpm.mjs'),
    'pack',
    '--recursive',
    ...published.map((path) => `--filter=./${path}`),
    '--out',
    join(folder, '%s.tgz'),
  ]);
  const packed = readdirSync(folder).map((file) => join(folder, file));
  if (code !== 0 || packed.length !== published.length)
    throw new ClearError('The packages could not be packed.', { detail: output });
  return packed;
}
