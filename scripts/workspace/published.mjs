import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, extname, join } from 'node:path';
import { packageFolders } from './install.mjs';
import { root } from './places.mjs';

/** @typedef {{ '@pomp/source': string, types: string, default: string }} Door */
/** @typedef {{ name: string, private?: boolean, exports?: Record<string, string | Door> }} Manifest */

/** What is published to import from: not the programs. */
export const published = packageFolders()
  .filter((folder) => folder.startsWith('packages/'))
  .map((folder) => ({
    folder,
    manifest: /** @type {Manifest} */ (JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'))),
  }))
  .filter(({ manifest }) => !manifest.private && manifest.exports);

/** Every address of a module that there is to import from, such as '@pomp/forms/words/nl', with its declarations as built. */
export const addresses = published.flatMap(({ folder, manifest: { name, exports = {} } }) =>
  Object.entries(exports).flatMap(([door, target]) => {
    if (typeof target === 'string') return [];
    const names = door.includes('*') ? namesIn(join(root, folder, target['@pomp/source'])) : [''];
    return names.map((one) => ({
      address: name + door.slice(1).replace('*', one),
      declarations: join(root, folder, target.types.replace('*', one)),
    }));
  }),
);

/** @param {string} pattern of sources, with a star for the name */
function namesIn(pattern) {
  return readdirSync(dirname(pattern))
    .filter((file) => extname(file) === extname(pattern) && !/\.(test|test-d|stories)\./.test(file))
    .map((file) => basename(file, extname(file)));
}
