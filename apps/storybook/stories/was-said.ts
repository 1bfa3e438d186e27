import type { CompiledWords, Words } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';

const wordsOf = (text: string): number => (text.match(/\p{L}{2,}/gu) ?? []).length;
const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

const packages = import.meta.glob<{ readonly words: Readonly<Record<string, Words>> }>('../../../packages/*/src/words/nl.ts', {
  eager: true,
});
const dutch = compileDictionary(Object.assign({}, ...Object.values(packages).map(({ words }) => words)) as Record<string, Words>);

/** What all that is said in Dutch can be, whatever it is about, by the names of the texts. */
const said = Object.entries(dutch).map(([name, words]) => ({ name, sayings: sayings([words]) }));
const anyOf = (fewestWords: number, from: typeof said): RegExp => {
  const patterns = from.flatMap(({ sayings }) => sayings).filter((saying) => wordsOf(saying) >= fewestWords);
  return new RegExp(patterns.length > 0 ? `^(?:${patterns.join('|')})$` : '$.');
};
const anything = anyOf(1, said);
const sentences = anyOf(3, said);

function sayings(words: readonly CompiledWords[]): string[] {
  const part = (text: unknown): string => (typeof text === 'string' ? text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`) : '.*');
  return words.flatMap((texts) =>
    Object.values(texts).flatMap((text) => {
      if (typeof text === 'string') return [part(spaced(text))];
      return Array.isArray(text) ? [text.map(part).join('')] : sayings([text as CompiledWords]);
    }),
  );
}

/**
 * What was said when something happened stays as it was said: in a live region, and as a sentence elsewhere, such as why a file wasn't sent. That no component
 * says it in Dutch of its own accord is kept by a wall (`words-only-in-lists`).
 */
export const wasSaid = (text: string, live: boolean): boolean => (live ? anything : sentences).test(withoutMarks(text));

const withoutMarks = (text: string): string => text.replace(/^[^\p{L}\p{N}]+/u, '');

/** The names of the texts by which something was said. */
export const saidBy = (text: string, live: boolean): readonly string[] =>
  said.filter((one) => anyOf(live ? 1 : 3, [one]).test(withoutMarks(text))).map(({ name }) => name);
