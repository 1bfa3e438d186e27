import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import { root } from '../workspace/places.mjs';

const wordsFile = /^((?:apps|packages)\/[^/]+\/src)\/.*\.(nl|en)\.ts$/;
const listOfWords = /^(?:apps|packages)\/[^/]+\/src\/words\/\w+\.ts$/;
const typeImport = /import type [^;']* from '([^']+)\.js'/g;

/**
 * The modules without which nothing says what stands in changed files of words: a component knows the name of its texts, and never the words. They name these
 * texts, take their type from the words, or give the words theirs.
 * @param {readonly string[]} changed paths from the root
 * @returns {ReadonlySet<string> | 'any'} paths from the root; `any` where it can't be told
 */
export function speakersOf(changed) {
  const words = changed.filter((path) => wordsFile.test(path));
  if (changed.some((path) => listOfWords.test(path))) return 'any';
  if (words.length === 0) return new Set();
  const sources = new Map(
    globSync('{apps,packages}/*/src/**/*.{ts,tsx}', { cwd: root, ignore: '**/*.{test,stories}.{ts,tsx}' }).map((path) => [
      path,
      readFileSync(join(root, path), 'utf8'),
    ]),
  );
  const found = words.map((path) => speakersOfOne(path, sources));
  return found.includes('any') ? 'any' : new Set(found.flatMap((one) => [...one]));
}

/**
 * @param {string} path of words
 * @param {ReadonlyMap<string, string>} sources
 * @returns {readonly string[] | 'any'}
 */
function speakersOfOne(path, sources) {
  const [, folder = '', language = ''] = wordsFile.exec(path) ?? [];
  const list = sources.get(`${folder}/words/${language}.ts`);
  const own = sources.get(path);
  if (own === undefined) return 'any';
  const names = list === undefined ? [] : namesIn(list, path.slice(folder.length + 1));
  // What no list has isn't said by its name: whoever reads it imports it.
  if (names === undefined) return [];
  // In Dutch too: an English file has its type from that.
  const files = new Set([path, path.replace(/\.\w+\.ts$/, '.nl.ts')]);
  const given = new Set([...files].flatMap((file) => typesIn(file, sources.get(file) ?? '')));
  const speakers = [...sources]
    .filter(
      ([other, source]) =>
        !files.has(other) &&
        !listOfWords.test(other) &&
        (given.has(other) ||
          names.some((name) => source.includes(`'${name}'`)) ||
          typesIn(other, source).some((type) => files.has(type))),
    )
    .map(([other]) => other)
    .filter((other) => !wordsFile.test(other));
  return names.length === 0 || speakers.length === 0 ? 'any' : speakers;
}

/**
 * The names that a list gives to a file's words; undefined where it doesn't have them.
 * @param {string} list
 * @param {string} file from the package's sources
 */
function namesIn(list, file) {
  const imported = new RegExp(`import \\{ (?:nl|en)(?: as (\\w+))? \\} from '\\.\\./${file.replace(/\.ts$/, '\\.js')}'`).exec(list);
  if (!imported) return list.includes(`'../${file.replace(/ts$/, 'js')}'`) ? [] : undefined;
  const alias = imported[1];
  return [...list.matchAll(/'([^']+)': (\w+),/g)].flatMap(([, name = '', value]) => (value === alias ? [name] : []));
}

/**
 * The modules that a source takes types from.
 * @param {string} path
 * @param {string} source
 */
const typesIn = (path, source) =>
  [...source.matchAll(typeImport)]
    .filter(([, from = '']) => from.startsWith('.'))
    .map(([, from = '']) => join(path, '..', from))
    .map((at) => (existsSync(join(root, `${at}.tsx`)) ? `${at}.tsx` : `${at}.ts`));
