import { blocksIn } from './blocks-in.mjs';

/** Of Storyblok itself, in every block. */
const own = new Set(['component', '_uid', '_editable']);

/**
 * What of a story this version of the site has no place for, or misses, or has too much of; nothing when all is well.
 * @param {unknown} content
 * @param {readonly import('./ours.mjs').Component[]} components
 * @returns {string[]}
 */
export function lintStory(content, components) {
  const known = new Map(components.map((component) => [component.name, component]));
  return blocksIn(content).flatMap(({ block, path }) => {
    const at = path ? `${path}: ` : '';
    const component = known.get(block.component);
    if (!component) return [`${at}there is no block '${block.component}'`];
    const fields = Object.entries(component.schema).filter(([, { type }]) => type !== 'tab');
    const strange = Object.keys(block)
      .filter((key) => !own.has(key))
      // A translation of a field: `title__i18n__en`.
      .filter((key) => !fields.some(([name]) => name === key.split('__i18n__')[0]))
      .map((key) => `${at}'${block.component}' has no field '${key}'`);
    return [...strange, ...fields.flatMap(([name, field]) => faults(name, field, block[name]).map((fault) => at + fault))];
  });
}

/**
 * @param {string} name
 * @param {import('./ours.mjs').Field} field
 * @param {unknown} value
 * @returns {string[]}
 */
function faults(name, field, value) {
  if (isEmpty(value)) return field.required ? [`'${name}' is empty`] : [];
  const [most, size] = [field.max_length ?? field.maximum, typeof value === 'string' || Array.isArray(value) ? value.length : 0];
  if (most !== undefined && size > most) return [`'${name}' has ${size} of at most ${most}`];
  if (field.type === 'bloks' && Array.isArray(value))
    return value
      .map(({ component }) => String(component))
      .filter((component) => field.component_whitelist && !field.component_whitelist.includes(component))
      .map((component) => `'${name}' has a '${component}', which doesn't belong there`);
  // With a source (a datasource, stories) there are none here.
  if (field.type === 'option' && field.options?.length && !field.options.some((option) => option.value === value))
    return [`'${name}' is '${String(value)}', which is no choice`];
  return [];
}

/** @param {unknown} value */
const isEmpty = (value) => value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);
