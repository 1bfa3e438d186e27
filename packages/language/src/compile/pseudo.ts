import type { CompiledWords, Dictionary } from '../dictionary.js';
import { isTag } from './is-tag.js';

/** BCP 47 for pseudo-accents: no one speaks it, and what is said otherwise shows. Dates and numbers are written as in English. */
export const pseudoLocale = 'en-XA';

const accents: Readonly<Record<string, string>> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyz'].flatMap((letter, index) => {
    const accented = [...'åƀçðéƒĝĥîĵķļɱñöþǫŕšŧûṽŵẋýž'][index]!;
    return [
      [letter, accented],
      [letter.toUpperCase(), accented.toUpperCase()],
    ];
  }),
);

const accentuate = (text: string) => text.replace(/[a-z]/gi, (letter) => accents[letter] ?? letter);

/** The same words with every letter accented: whatever is still plain on a page isn't said by a text. */
export const pseudoDictionary = (dictionary: Dictionary): Dictionary =>
  Object.fromEntries(Object.entries(dictionary).map(([name, words]) => [name, pseudoWords(words)]));

const pseudoWords = (words: CompiledWords): CompiledWords =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [
      key,
      typeof text === 'string' ? accentuate(text) : Array.isArray(text) ? text.map(pseudoNode) : pseudoWords(text as CompiledWords),
    ]),
  ) as CompiledWords;

/** A part of a compiled message: text, a tag (its name and parts), or an array whose first is the name of a value and whose third may hold branches. */
const pseudoNode = (node: unknown): unknown => {
  if (typeof node === 'string') return accentuate(node);
  if (!Array.isArray(node)) return node;
  if (isTag(node)) return [node[0], ...node.slice(1).map(pseudoNode)];
  const [name, kind, branches, ...rest] = node as unknown[];
  if (typeof branches !== 'object' || branches === null) return node;
  return [
    name,
    kind,
    Object.fromEntries(
      Object.entries(branches).map(([option, branch]) => [
        option,
        Array.isArray(branch) ? branch.map(pseudoNode) : pseudoNode(branch),
      ]),
    ),
    ...rest,
  ];
};
