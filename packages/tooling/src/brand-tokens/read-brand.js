import { defineConfig, Logger, parse } from '@terrazzo/parser';

/** A file isn't a brand's, and why: its message is one line, with `detail` for whoever wants more. */
export class NoBrand extends Error {
  /**
   * @param {string} message
   * @param {{ detail?: string }} [more]
   */
  constructor(message, { detail } = {}) {
    super(message);
    this.detail = detail;
  }
}

/** @typedef {Record<string, Record<string, string>>} Groups values as CSS has them, by group and token */
/** @typedef {{ id: string, name: string, about: string, groups: Groups, dark: Groups | undefined }} BrandTokens */

const named = 'nl.pomp.brand';
/** What can be another in the dark, where a token says so (`$extensions.mode.dark`). A token that doesn't keeps its value. */
const darkGroups = ['color', 'warmLine', 'drawing', 'shadow'];

/** Nothing is read there: the parser wants to know where a file would be. */
const nowhere = new URL('file:///');

/**
 * The tokens of one brand, as CSS writes them; in a browser as well. Throws `NoBrand` with one clear line for a file that isn't as the W3C's format has it.
 * @param {string} path told in messages
 * @param {string} text
 * @returns {Promise<BrandTokens>}
 */
export async function readBrand(path, text) {
  const { $description: about = '', $extensions: { [named]: identity } = {}, ...inOrder } = parsed(path, text);
  if (!identity) throw new NoBrand(`${path} doesn't say whose it is: $extensions has no "${named}" with an id and a name.`);
  const { tokens } = await parse([{ filename: new URL(path, nowhere), src: text }], {
    config: defineConfig({}, { cwd: nowhere }),
    logger: new Logger({ level: 'error' }),
  }).catch((error) => {
    throw new NoBrand(`${path} is no file of design tokens.`, { detail: String(error.message) });
  });
  /** @type {Groups} */
  const groups = {};
  /** @type {Groups} */
  const dark = {};
  let hasDark = false;
  // As the file has them: the parser sorts them by name.
  const ids = Object.entries(inOrder).flatMap(([group, named]) => Object.keys(named).map((name) => [group, name]));
  for (const [group = '', name = ''] of ids) {
    const id = `${group}.${name}`;
    const token = tokens[id];
    if (!token) continue; // no token, but what is said of all in its group
    const { $type: type, $value: value } = token;
    const write = written[/** @type {keyof typeof written} */ (type)];
    if (!write) throw new NoBrand(`${path}: ${id} is of the type ${type}, which no brand has.`);
    const light = write(/** @type {never} */ (value), `${path}: ${id}`);
    (groups[group] ??= {})[name] = light;
    const inDark = token.mode.dark;
    hasDark ||= inDark !== undefined;
    if (inDark && !darkGroups.includes(group)) throw new NoBrand(`${path}: ${id} is one thing in light and dark.`);
    if (darkGroups.includes(group))
      (dark[group] ??= {})[name] = inDark ? write(/** @type {never} */ (inDark.$value), `${path}: ${id} in the dark`) : light;
  }
  return { ...identity, about, groups, dark: hasDark ? dark : undefined };
}

/**
 * @param {string} path
 * @param {string} text
 */
function parsed(path, text) {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new NoBrand(`${path} is no JSON.`, { detail: String(error) });
  }
}

/** @typedef {{ colorSpace: string, components: number[], hex?: string, alpha?: number }} Color */
/** @typedef {{ value: number, unit: string }} Length */

/** How CSS writes a value, by its type. */
const written = {
  color: (/** @type {Color} */ color, /** @type {string} */ where) => {
    const bytes = bytesOf(color, where);
    if ((color.alpha ?? 1) !== 1)
      throw new NoBrand(`${where} lets something through: what is behind it decides whether it can be read.`);
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
  if (colorSpace !== 'srgb') throw new NoBrand(`${where} is a colour in ${colorSpace}: mails and PDFs know sRGB only.`);
  const bytes = components.map((component) => Math.round(component * 255));
  const same = hex === undefined || bytes.every((byte, at) => byte === Number.parseInt(hex.slice(1 + 2 * at, 3 + 2 * at), 16));
  if (!same) throw new NoBrand(`${where} is one colour in its components, and another (${hex}) in its hex.`);
  return bytes;
}
