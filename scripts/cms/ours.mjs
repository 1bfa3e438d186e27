import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';

/** @typedef {{ type: string, pos?: number, required?: boolean, display_name?: string, component_whitelist?: string[], restrict_components?: boolean, options?: { value: string }[], [setting: string]: unknown }} Field */
/** @typedef {{ name: string, display_name: string, is_root: boolean, is_nestable: boolean, schema: Record<string, Field>, [setting: string]: unknown }} Block */
/** @typedef {Block & { component_group_uuid: string }} Component */
/** @typedef {{ name: string, uuid: string }} Folder */
/**
 * A field that was given another name, in every space that still has the old one.
 * @typedef {{ component: string, from: string, to: string }} Rename
 */
/** @typedef {{ components: Component[], folders: Folder[], renames: Rename[] }} Kit */

const folder = join(root, 'apps/site/.storyblok');

/**
 * What this version of the site needs in a space, as `pnpm cms:schema` writes it, and the fields that were renamed.
 * @returns {Kit}
 */
export function ours() {
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  return {
    components: read('components/pomp/components.json'),
    folders: read('components/pomp/groups.json'),
    renames: existsSync(join(folder, 'renames.json')) ? read('renames.json') : [],
  };
}
