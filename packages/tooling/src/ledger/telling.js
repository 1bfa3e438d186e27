/**
 * The same words, each of which tells by what name it is read.
 * @template {Readonly<Record<string, object>>} All
 * @param {All} all
 * @param {(name: string) => void} hear
 */
export const telling = (all, hear) =>
  /** @type {All} */ (Object.fromEntries(Object.entries(all).map(([name, words]) => [name, tellingOne(name, words, hear)])));

/**
 * @param {string} name
 * @param {object} words
 * @param {(name: string) => void} hear
 */
const tellingOne = (name, words, hear) =>
  new Proxy(words, {
    get(target, key) {
      hear(name);
      return Reflect.get(target, key);
    },
    has(target, key) {
      hear(name);
      return Reflect.has(target, key);
    },
    ownKeys(target) {
      hear(name);
      return Reflect.ownKeys(target);
    },
    getOwnPropertyDescriptor(target, key) {
      hear(name);
      return Reflect.getOwnPropertyDescriptor(target, key);
    },
  });
