import { mkdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository. */
export const root = dirname(dirname(dirname(fileURLToPath(import.meta.url))));

/**
 * A file in which a script remembers something between runs; beside Turbo's cache, as pnpm wants node_modules to itself.
 * @param {string} name
 */
export function remembered(name) {
  const folder = join(root, '.turbo', 'pomp');
  mkdirSync(folder, { recursive: true });
  return join(folder, name);
}
