import type { CompiledMessage } from 'icu-minify/format';
import { type CompiledWords, isText } from '../dictionary.js';
import type { Language, Said } from '../language.js';
import type { Texts } from '../message.js';
import { useSpoken } from './language-provider.js';

/**
 * `useTexts` for what stands in the script of every page: sentences, with at most a name filled in. A fifth of its script; a text with a plural, a date or an amount
 * throws.
 */
export const usePlainTexts = <Own>(texts: Texts<Own>, given?: Language): Said<Own> =>
  given ? given.texts(texts) : (plainly(useSpoken().dictionary[texts.name] ?? unsaid(texts.name)) as Said<Own>);

/** How dates and numbers are written on the page, for what says nothing else in its script. */
export const useLocale = (given?: Language): string => given?.locale ?? useSpoken().locale;

const plainly = (words: CompiledWords): unknown =>
  Object.fromEntries(Object.entries(words).map(([key, text]) => [key, isText(text) ? plainText(text) : plainly(text)]));

const plainText = (text: CompiledMessage) =>
  typeof text === 'string'
    ? text
    : (values: Readonly<Record<string, string>>) =>
        (text as readonly (string | readonly [string])[])
          .map((part) => (typeof part === 'string' ? part : part.length === 1 ? values[part[0]] : unsaid(String(part[0]))))
          .join('');

const unsaid = (name: string): never => {
  throw new Error(`There are no plain words for ${name} here.`);
};
