import { telling } from './telling.js';

/**
 * What the tests of a process read of words. It hears what `hearWords` has the packages tell, and stands by a name that everyone finds, as modules are loaded
 * in more than one way.
 */
const place = Symbol.for('pomp.hearing');

/** Stands for what can't be told: a process or thread of its own says what it says by itself. */
export const anything = '*';

/** For the tests of one process. */
export function createHearing() {
  /** By what was imported: it may be kept there, for all tests that come after it. @type {Set<string>} */
  const atImport = new Set();
  /** @type {Set<string>} */
  let inTests = new Set();
  let isImporting = true;
  let isMuted = false;
  /** Of the programs that a file of tests starts. @type {readonly string[] | undefined} */
  let asked;
  let asksNothing = false;

  /** @param {string} name */
  const hear = (name) => {
    if (!isMuted) (isImporting ? atImport : inTests).add(name);
  };
  /**
   * @template {Readonly<Record<string, object>>} All
   * @param {All} all
   */
  const heard = (all) => telling(all, hear);

  /**
   * @template Made
   * @param {() => Made} make at once
   */
  const unheard = (make) => {
    isMuted = true;
    try {
      return make();
    } finally {
      isMuted = false;
    }
  };

  return {
    hear,
    telling: heard,
    unheard,
    /**
     * Compiling reads all words, and says none.
     * @template {Readonly<Record<string, object>>} All
     * @param {() => All} compile
     */
    compiling: (compile) => heard(unheard(compile)),
    /** A file of tests begins with what it imports. */
    beginFile() {
      isImporting = true;
      inTests = new Set();
      asked = undefined;
      asksNothing = false;
    },
    beginTests() {
      isImporting = false;
    },
    /**
     * What the programs that this file of tests starts may say besides is nothing that it asks about.
     * @param {readonly string[]} names
     */
    asksOnlyFor(names) {
      asked = names;
    },
    /** Whatever is read meanwhile, here or elsewhere, this file of tests asks about no words. */
    asksForNoWords() {
      asksNothing = true;
    },
    read() {
      if (asksNothing) return [];
      const read = new Set([...atImport, ...inTests]);
      if (asked) read.delete(anything);
      return [...read, ...(asked ?? [])].sort();
    },
  };
}

/** @type {ReturnType<typeof createHearing>} */
export const hearing = Reflect.get(globalThis, place) ?? createHearing();
Reflect.set(globalThis, place, hearing);
