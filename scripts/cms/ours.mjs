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
/**
 * What editors choose from in a field, and manage themselves from then on: what a space begins with. `translated`: by the code of a language.
 * @typedef {{ slug: string, languages: string[], entries: { name: string, value: string, translated: Record<string, string> }[] }} Datasource
 */
/** @typedef {{ components: Component[], folders: Folder[], renames: Rename[], datasources: Datasource[] }} Kit */

const folder = join(root, 'apps/site/.storyblok');
const firstEntries = join(root, 'apps/site/content/datasources');

/**
 * What this version of the site needs in a space, as `pnpm cms:schema` writes it, and the fields that were renamed.
 * @returns {Kit}
 */
export function ours() {
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const components = read('components/pomp/components.json');
  return {
    components,
    datasources: datasourcesOf(components),
    folders: read('components/pomp/groups.json'),
    renames: existsSync(join(folder, 'renames.json')) ? read('renames.json') : [],
  };
}

/**
 * Those that a field of some block asks for.
 * @param {Component[]} components
 * @returns {Datasource[]}
 */
function datasourcesOf(components) {
  const asked = components.flatMap(({ schema }) => Object.values(schema).flatMap((field) => field['datasource_slug'] ?? []));
  return [...new Set(asked.map(String))].map((slug) => {
    const path = join(firstEntries, `${slug}.csv`);
    const [header = [], ...rows] = (existsSync(path) ? readFileSync(path, 'utf8') : 'value;name')
      .split(/\r?\n/)
      .filter(Boolean)
      .map((line) => line.split(';').map((cell) => cell.trim()));
    const languages = header.slice(2);
    return {
      slug,
      languages,
      entries: rows.map(([value = '', name = '', ...words]) => ({
        name,
        value,
        translated: Object.fromEntries(languages.flatMap((language, at) => (words[at] ? [[language, words[at]]] : []))),
      })),
    };
  });
}
