import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import { languages, wordLists, wordsByName } from '../all-words.js';

/** @typedef {import('@formatjs/icu-messageformat-parser').MessageFormatElement} Part */

/**
 * What the packages and apps of a workspace say, by the names of the sentences (`person.name.label`), in each language.
 * @param {string} root of the workspace
 * @returns {Promise<Record<string, string[]>>}
 */
export async function sentencesOf(root) {
  /** @type {Record<string, string[]>} */
  const said = {};
  for (const language of languages)
    for (const words of Object.values(await wordLists(root, language)))
      for (const [name, sentence] of wordsByName(words)) if (typeof sentence === 'string') (said[name] ??= []).push(sentence);
  return said;
}

/**
 * Finds sentences in what someone was shown. Rather one too many: a sentence counts once any three or more of its words stand there that no mark or value parts in
 * it; where there are none, the longest part of it. Capitals, accents and soft hyphens make no difference.
 *
 * @param {Readonly<Record<string, readonly string[]>>} sentences by their names
 * @returns {(texts: Iterable<string>) => Set<string>} gives the names
 */
export function sentenceFinder(sentences) {
  /** By their first words. @type {Map<string, { run: string, name: string }[]>} */
  const byFirst = new Map();
  for (const [name, ways] of Object.entries(sentences))
    for (const run of new Set(ways.flatMap(tellingRuns))) {
      const [first = ''] = run.match(word) ?? [];
      byFirst.set(first, [...(byFirst.get(first) ?? []), { run, name }]);
    }
  return (texts) => {
    /** @type {Set<string>} */
    const found = new Set();
    for (const text of texts) {
      const plain = plainly(text);
      for (const { 0: first, index } of plain.matchAll(words))
        for (const { run, name } of byFirst.get(first) ?? []) if (plain.startsWith(run, index)) found.add(name);
    }
    return found;
  };
}

const word = /[\p{L}\p{N}]+/u;
const words = /[\p{L}\p{N}]+/gu;

/** Also as JSON and HTML write it. */
const plainly = (/** @type {string} */ text) =>
  text
    .replaceAll(/\\[bfnrt]|&nbsp;/g, ' ')
    .normalize('NFKD')
    .replaceAll(/[\p{M}\u00AD]/gu, '')
    .replaceAll(/\s+/gu, ' ')
    .toLowerCase();

/**
 * Words in a row by which a sentence is known.
 * @param {string} sentence
 */
function tellingRuns(sentence) {
  const { always, sometimes } = literalsIn(parse(sentence, { requiresOtherClause: false }));
  const runs = [...always, ...sometimes].flatMap(runsIn);
  const long = runs.filter((run) => run.split(' ').length >= 3);
  if (long.length > 0 && always.flatMap(runsIn).some((run) => long.includes(run))) return long;
  // Any of its branches may be what is said.
  const known = always.flatMap(runsIn).toSorted((one, other) => other.length - one.length);
  return known.length > 0 ? known.slice(0, 1) : runs;
}

/** Without what stands between: that may be written otherwise where it is shown. */
const runsIn = (/** @type {string} */ literal) => plainly(literal).match(/[\p{L}\p{N}]+(?: [\p{L}\p{N}]+)*/gu) ?? [];

/**
 * @param {readonly Part[]} parts
 * @returns {{ always: string[], sometimes: string[] }} what every sentence has, and what stands in branches of it
 */
function literalsIn(parts) {
  /** @type {string[]} */
  const always = [];
  /** @type {string[]} */
  const sometimes = [];
  for (const part of parts) {
    if (part.type === TYPE.literal) always.push(part.value);
    else if (part.type === TYPE.tag) {
      const inside = literalsIn(part.children);
      always.push(...inside.always);
      sometimes.push(...inside.sometimes);
    } else if (part.type === TYPE.select || part.type === TYPE.plural)
      for (const { value } of Object.values(part.options)) {
        const inside = literalsIn(value);
        sometimes.push(...inside.always, ...inside.sometimes);
      }
  }
  return { always, sometimes };
}
