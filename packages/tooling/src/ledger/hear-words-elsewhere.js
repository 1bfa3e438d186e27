import { fileURLToPath } from 'node:url';
import { tellWords } from './hear-words.js';
import { hearing } from './hearing.js';

/** The test that runs now has something read these words elsewhere, such as in a thread. @param {string} name */
export const hearWord = (name) => hearing.hear(name);

/**
 * For a file of tests that starts programs: of all that these say it asks about nothing but words by these names, if any. Without it such a file runs each time.
 * @param {readonly string[]} names
 */
export const asksOnlyFor = (...names) => hearing.asksOnlyFor(names);

/** For a file of tests that asks about no words, whatever is said meanwhile here and by what it starts. */
export const asksForNoWords = () => hearing.asksForNoWords();

/**
 * Makes something, at once, that says nothing yet.
 * @template Made
 * @param {() => Made} make
 */
export const makeUnheard = (make) => hearing.unheard(make);

/**
 * For a thread: does one thing at a time, and tells the names of the words that were read for it.
 * @template Made
 * @param {() => Promise<Made>} make
 */
export async function makeTold(make) {
  hearing.beginFile();
  hearing.beginTests();
  const made = await make();
  return { made, read: hearing.read() };
}

const hears = `import ${JSON.stringify(fileURLToPath(new URL('./hearing.js', import.meta.url)))};`;

/**
 * A module of the packages that tells by what names words are read in it, for a program of its own; undefined where it has nothing to tell.
 * @param {string} code
 * @param {string} path
 */
export function tellWordsElsewhere(code, path) {
  const told = tellWords(code, path);
  return told && `${hears} ${told}`;
}
