import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../workspace/places.mjs';
import { blocksIn } from './blocks-in.mjs';

/** @typedef {{ type: string, pos?: number, required?: boolean, display_name?: string, component_whitelist?: string[], restrict_components?: boolean, options?: { value: string }[], max_length?: number, maximum?: number, [setting: string]: unknown }} Field */
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
/**
 * A block that is filled in already, for an editor to begin with.
 * @typedef {{ component: string, name: string, content: object }} Preset
 */
/** @typedef {{ components: Component[], folders: Folder[], renames: Rename[], datasources: Datasource[], presets: Preset[] }} Kit */

const folder = join(root, 'apps/site/.storyblok');
const content = join(root, 'apps/site/content');
const firstEntries = join(content, 'datasources');

/**
 * What this version of the site needs in a space, as `pnpm cms:schema` writes it, and the fields that were renamed.
 * @param {string} [site] its address, where the pictures of sections are
 * @returns {Kit}
 */
export function ours(site) {
  const read = (/** @type {string} */ path) => JSON.parse(readFileSync(join(folder, path), 'utf8'));
  const components = read('components/pomp/components.json').map((/** @type {Component} */ component) =>
    withPicture(component, site),
  );
  return {
    components,
    datasources: datasourcesOf(components),
    presets: presetsOf(components),
    folders: read('components/pomp/groups.json'),
    renames: existsSync(join(folder, 'renames.json')) ? read('renames.json') : [],
  };
}

/**
 * As the editor's list of blocks shows it. Without a site a space keeps the picture that it has.
 * @param {Component} component
 * @param {string | undefined} site
 * @returns {Component}
 */
function withPicture(component, site) {
  const path = `beeld/blokken/${component.name}.webp`;
  return site && existsSync(join(root, 'apps/site/public', path)) ? { ...component, image: new URL(path, site).href } : component;
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

/** What an example is called in the editor's list of blocks. */
const example = 'Voorbeeld';

/**
 * Each section as a page of our own has it: the fullest one, so that an editor sees all that it can be.
 * @param {Component[]} components
 * @returns {Preset[]}
 */
function presetsOf(components) {
  /** @type {Map<string, { content: object, size: number }>} */
  const fullest = new Map();
  for (const file of readdirSync(content, { recursive: true, encoding: 'utf8' }).sort()) {
    if (!file.endsWith('.json')) continue;
    const { content: story } = JSON.parse(readFileSync(join(content, file), 'utf8'));
    for (const { block } of blocksIn(story)) {
      const size = JSON.stringify(block).length;
      if (size > (fullest.get(block.component)?.size ?? 0)) fullest.set(block.component, { content: withoutIds(block), size });
    }
  }
  const sections = components.flatMap(({ schema }) =>
    schema['body']?.type === 'bloks' ? (schema['body'].component_whitelist ?? []) : [],
  );
  return [...new Set(sections)].flatMap((component) => {
    const found = fullest.get(component);
    return found ? [{ component, name: example, content: found.content }] : [];
  });
}

/**
 * Storyblok gives a block that is put on a page an id of its own.
 * @template Value
 * @param {Value} value
 * @returns {Value}
 */
const withoutIds = (value) => JSON.parse(JSON.stringify(value, (key, inside) => (key === '_uid' ? undefined : inside)));
