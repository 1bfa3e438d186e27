import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/**
 * The script behind a package's program, to run with this Node: `node_modules/.bin` holds something else on each system.
 * @param {string} name of the package
 * @param {string} program
 * @param {string} folder whose dependency it is
 */
export function programOf(name, program, folder) {
  const manifest = createRequire(join(folder, 'package.json')).resolve(`${name}/package.json`);
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'));
  return join(dirname(manifest), typeof bin === 'string' ? bin : bin[program]);
}
