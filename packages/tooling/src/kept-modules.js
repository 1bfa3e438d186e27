import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { globSync } from 'tinyglobby';

/** The workspace's folder. */
export const workspace = resolve(import.meta.dirname, '../../..');

/** What decides, beside a module itself, what Vite makes of it: versions, how TypeScript is read, and our own plugins. */
const besides = ['node_modules/.pnpm/lock.yaml', 'packages/tooling/{src,tsconfig}/**', '{apps,packages}/*/tsconfig.json'];

/**
 * For the `experimental` options of Vitest: what Vite makes of a module is kept, by its content, for all packages and for the next run. Most of what a package's
 * tests take is what it imports of the others.
 */
export function keptModules() {
  const digest = createHash('sha256').update(process.version);
  for (const path of globSync(besides, { cwd: workspace, dot: true }).sort())
    digest.update(path).update(readFileSync(join(workspace, path)));
  return {
    fsModuleCache: true,
    // A folder for each such state: of one that is out of date Vitest would remove what others are reading.
    fsModuleCachePath: join(workspace, 'node_modules/.cache/vitest', digest.digest('hex').slice(0, 16)),
  };
}
