import { defineConfig, Logger, parse } from '@terrazzo/parser';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { ClearError } from '../workspace/clear-error.mjs';
import { root } from '../workspace/places.mjs';

/** @typedef {{ id: string, name: string, about: string, groups: Record<string, Record<string, string>> }} BrandTokens values as CSS has them */

const named = 'nl.pomp.brand';

/**
 * The tokens of one brand, as CSS writes them. Throws one clear line for a file that isn't as the W3C's format has it.
 * @param {string} path told in messages
 * @param {string} text
 * @returns {Promise<BrandTokens>}
 */
export async function readBrand(path, text) {
  const { $description: about = '', $extensions: { [named]: identity } = {}, ...inOrder } = JSON.parse(text);
  if (!identity) throw new ClearError(`${path} doesn't say whose it is: $extensions has no "${named}" with an id and a name.`);
  const cwd = pathToFileURL(`${root}/`);
  const { tokens } = await parse([{ filename: pathToFileURL(join(root, path)), src: text }], {
    config: defineConfig({}, { cwd }),
    logger: new Logger({ level: 'error' }),
  }).catch((error) => {
    throw new ClearError(`${path} is no file of design tokens.`, { detail: String(error.message) });
  });
  /** @type {BrandTokens['groups']} */
  const groups = {};
  // As the file has them: the parser sorts them by name.
  const ids = Object.entries(inOrder).flatMap(([group, named]) => Object.keys(named).map((name) => [group, name]));
  for (const [group = '', name = ''] of ids) {
    const id = `${group}.${name}`;
    const token = tokens[id];
    if (!token) continue; // no token, but what is said of all in its group
    const { $type: type, $value: value } = token;
    const write = written[/** @type {keyof typeof written} */ (type)];
    if (!write) throw new ClearError(`${path}: ${id} is of the type ${type}, which no brand has.`);
    (groups[group] ??= {})[name] = write(/** @type {never} */ (value), `${path}: ${id}`);
  }
  return { ...identity, about, groups };
}

/** @typedef {{ colorSpace: string, components: number[], hex?: string, alpha?: number }} Color */
/** @typedef {{ value: number, unit: string }} Length */

/** How CSS writes a value, by its type. */
const written = {
  color: (/** @type {Color} */ color, /** @type {string} */ where) => {
    const bytes = bytesOf(color, where);
    if ((color.alpha ?? 1) !== 1)
      throw new ClearError(`${where} lets something through: what is behind it decides whether it can be read.`);
    return `#${bytes.map((byte) => byte.toString(16).padStart(2, '0')).join('')}`.toUpperCase();
  },
  fontFamily: (/** @type {string[]} */ families) =>
    families.map((family) => (family.includes(' ') ? `'${family}'` : family)).join(', '),
  fontWeight: String,
  // Ems, which the format's dimensions don't have.
  number: (/** @type {number} */ value) => (value === 0 ? '0' : `${value}em`),
  dimension: (/** @type {Length} */ length) => lengthOf(length),
  shadow: (
    /** @type {(Record<'offsetX' | 'offsetY' | 'blur' | 'spread', Length> & { color: Color })[]} */ shadows,
    /** @type {string} */ where,
  ) =>
    shadows
      .filter(({ color }) => color.alpha !== 0)
      .map(({ color, offsetX, offsetY, blur, spread }) => {
        const lengths = [offsetX, offsetY, blur, ...(spread.value === 0 ? [] : [spread])];
        return `${lengths.map(lengthOf).join(' ')} rgb(${bytesOf(color, where).join(' ')} / ${Math.round((color.alpha ?? 1) * 100)}%)`;
      })
      .join(', ') || 'none',
};

/** @param {Length} length */
const lengthOf = ({ value, unit }) => (value === 0 ? '0' : `${value}${unit}`);

/**
 * @param {Color} color
 * @param {string} where
 */
function bytesOf({ colorSpace, components, hex }, where) {
  if (colorSpace !== 'srgb') throw new ClearError(`${where} is a colour in ${colorSpace}: mails and PDFs know sRGB only.`);
  const bytes = components.map((component) => Math.round(component * 255));
  const same = hex === undefined || bytes.every((byte, at) => byte === Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16));
  if (!same) throw new ClearError(`${where} is one colour in its components, and another (${hex}) in its hex.`);
  return bytes;
}
