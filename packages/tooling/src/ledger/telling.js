/**
 * The same words, each of which tells by what name it is read: a sentence by its own (`person.name.label`), and a group of which someone asks what is in it by that
 * group's.
 * @template {Readonly<Record<string, object>>} All
 * @param {All} all
 * @param {(name: string) => void} hear
 */
export const telling = (all, hear) =>
  /** @type {All} */ (Object.fromEntries(Object.entries(all).map(([name, words]) => [name, tellingOne(name, words, hear)])));

/**
 * Whether a name stands in a group that was read: who read all of a group read each sentence in it.
 * @param {string} name
 * @param {ReadonlySet<string>} read
 */
export function isWithin(name, read) {
  for (let dot = name.lastIndexOf('.'); dot > 0; dot = name.lastIndexOf('.', dot - 1))
    if (read.has(name.slice(0, dot))) return true;
  return false;
}

/** @param {unknown} value */
const isGroup = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * @param {string} name
 * @param {object} words
 * @param {(name: string) => void} hear
 * @returns {object}
 */
function tellingOne(name, words, hear) {
  /** @type {Map<string | symbol, object>} */
  const groups = new Map();
  const hearText = (/** @type {object} */ target, /** @type {string | symbol} */ key) => {
    if (!isGroup(Reflect.get(target, key))) hear(`${name}.${String(key)}`);
  };
  return new Proxy(words, {
    get(target, key) {
      hearText(target, key);
      const value = Reflect.get(target, key);
      if (!isGroup(value)) return value;
      const group = groups.get(key) ?? tellingOne(`${name}.${String(key)}`, value, hear);
      groups.set(key, group);
      return group;
    },
    has(target, key) {
      hearText(target, key);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      hear(name);
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, key) {
      hearText(target, key);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
}
