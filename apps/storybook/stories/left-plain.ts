import type { CompiledWords, Words } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import type { Told } from './plain-in-page.js';

/** Texts that are in no language, by the word that they begin with: the longest first. */
export type Data = ReadonlyMap<string, readonly string[]>;

/**
 * What no text says of what a story tells in a pseudo-language: plain words that are no data, and that weren't kept from when the story was played in Dutch.
 * @returns what to tell about each
 */
export function leftPlain(told: readonly Told[], ...data: readonly Data[]): string[] {
  const left = told.flatMap(({ text, element, live }) => {
    const whole = spaced(text);
    const plain = without(data, whole);
    if (!hasWords(plain) || wasSaid(whole, live) || wasSaid(plain, live)) return [];
    return [`No text says “${plain}”, in <${element}>: ${JSON.stringify(whole)}`];
  });
  return [...new Set(left)];
}

export function indexData(texts: Iterable<string>): Data {
  const data = new Map<string, string[]>();
  for (const text of new Set(texts)) {
    const own = spaced(text).replace(/^[^\p{L}\p{N}]+/u, '');
    if (!hasWords(own)) continue;
    // Within a sentence what something is called begins small.
    for (const form of new Set([own, own.charAt(0).toLowerCase() + own.slice(1)]))
      data.set(firstWord(form), [...(data.get(firstWord(form)) ?? []), form]);
  }
  for (const all of data.values()) all.sort((one, other) => other.length - one.length);
  return data;
}

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
const firstWord = (text: string): string => /^[\p{L}\p{N}]+/u.exec(text)?.[0] ?? '';
const wordsIn = (text: string): number => (text.match(/\p{L}{2,}/gu) ?? []).length;
const isLetter = (letter: string | undefined): boolean => letter !== undefined && /\p{L}/u.test(letter);

/** Names of files, addresses of e-mail and fingerprints: data, wherever they come from. */
const dataByForm = /[\p{L}\p{N}_.-]+\.(jpe?g|png|mp4|pdf)\b|[\w.]+@[\w.]+\w|[0-9a-f]{32,}\b/uy;

/** Plain ones. Capitals alone are initials, units and kinds of files. */
const hasWords = (text: string): boolean => (text.match(/[a-z]{2,}/gi) ?? []).some((word) => !/^[A-Z]{2,4}$/.test(word));

/** A text without the data in it, which stand there as whole words. */
function without(data: readonly Data[], text: string): string {
  let rest = '';
  for (let at = 0; at < text.length;) {
    const length = isLetter(text[at - 1]) ? 0 : Math.max(...data.map((given) => lengthAt(given, text, at)), formAt(text, at));
    if (length === 0) rest += text[at];
    at += length || 1;
  }
  return spaced(rest);
}

function lengthAt(data: Data, text: string, at: number): number {
  const stands = (given: string) => text.startsWith(given, at) && !isLetter(text[at + given.length]);
  return data.get(firstWord(text.slice(at)))?.find(stands)?.length ?? 0;
}

function formAt(text: string, at: number): number {
  dataByForm.lastIndex = at;
  return dataByForm.exec(text)?.[0].length ?? 0;
}

const packages = import.meta.glob<{ readonly words: Readonly<Record<string, Words>> }>('../../../packages/*/src/words/nl.ts', {
  eager: true,
});
const dutch = compileDictionary(Object.assign({}, ...Object.values(packages).map(({ words }) => words)) as Record<string, Words>);

/** What all that is said in Dutch can be, whatever it is about. */
const said = sayings(Object.values(dutch)).filter((saying) => wordsIn(saying) >= 1);
const anyOf = (patterns: readonly string[]): RegExp => new RegExp(`^(?:${patterns.join('|')})$`);
const anything = anyOf(said);
const sentences = anyOf(said.filter((saying) => wordsIn(saying) >= 3));

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
const wasSaid = (text: string, live: boolean): boolean => (live ? anything : sentences).test(text.replace(/^[^\p{L}\p{N}]+/u, ''));
