import compile from 'icu-minify/compile';
import type { CompiledMessage } from 'icu-minify/format';
import type { CompiledWords, Dictionary } from '../dictionary.js';
import type { Words } from '../message.js';

/** Words as they are said from. Throws for a text that is no ICU message. For servers, builds and tests: the parser is heavy. */
export const compileWords = (words: Words): CompiledWords =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, typeof text === 'string' ? compileText(text) : compileWords(text)]),
  );

/** Three of four texts say nothing but themselves: to parse those too took most of the time. */
const compileText = (text: string): CompiledMessage => (/[{}<']/.test(text) ? plain(compile(text)) : text);

/** All words of a language, by the names of their texts. */
export const compileDictionary = (words: Readonly<Record<string, Words>>): Dictionary => compileWords(words) as Dictionary;

/** The choices of a plural come without a prototype, and React hands only plain objects from a server to a page. By JSON, as the browsers of Jest can't clone. */
const plain = (compiled: CompiledMessage): CompiledMessage => JSON.parse(JSON.stringify(compiled)) as CompiledMessage;
