import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ClearError } from './clear-error.mjs';
import { isRemembered, remember } from './fingerprint.mjs';
import { locked } from './lock.mjs';
import { pnpm } from './package-manager.mjs';
import { remembered, root } from './places.mjs';
import { run } from './run.mjs';

/** Folders of all workspace packages, relative to the repository. */
export const packageFolders = () =>
  ['apps', 'benchmarks', 'packages'].flatMap((parent) =>
    readdirSync(join(root, parent))
      .map((name) => `${parent}/${name}`)
      .filter((folder) => existsSync(join(root, folder, 'package.json'))),
  );

/**
 * Installs what the lockfile names, unless node_modules already matches it.
 * @param {(line: string) => void} say
 */
export async function install(say) {
  if (isInstalled()) return;
  await locked(remembered('install.lock'), async () => {
    if (isInstalled()) return;
    say('Installing dependencies …');
    const { code, output } = await run(await pnpm(), ['install', '--frozen-lockfile'], { env: { CI: '1' } });
    if (code !== 0) throw new ClearError('The dependencies could not be installed: see above what pnpm says.', { detail: output });
    remember(remembered('installed'), wanted());
  });
}

function isInstalled() {
  const present = packageFolders().every((folder) => existsSync(join(root, folder, 'node_modules')));
  return present && existsSync(join(root, 'node_modules/.modules.yaml')) && isRemembered(remembered('installed'), wanted());
}

/** What an installation follows from. */
function wanted() {
  const manifests = packageFolders().map((folder) => `${folder}/package.json`);
  const digest = createHash('sha256').update(`${process.platform} ${process.arch}\n`);
  for (const file of ['pnpm-lock.yaml', 'pnpm-workspace.yaml', '.npmrc', 'package.json', ...manifests]) {
    digest.update(file).update(readFileSync(join(root, file)));
  }
  return digest.digest('hex');
}
