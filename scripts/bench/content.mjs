import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';

/**
 * The site's stories, to add to; in `dataDir`, with which they go.
 * @param {string} dataDir
 */
export function copyOfContent(dataDir) {
  const content = join(dataDir, 'content');
  cpSync(join(root, 'apps/site/content'), content, { recursive: true });
  return content;
}
