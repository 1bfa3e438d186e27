import compile from 'icu-minify/compile';
import type { CompiledWords, Dictionary } from '../language.js';
import type { Words } from '../message.js';

/** Words as they are said from. Throws for a text that is no ICU message. For servers, builds and tests: the parser is heavy. */
export const compileWords = (words: Words): CompiledWords =>
  Object.fromEntries(
    Object.entries(words).map(([key, text]) => [key, typeof text === 'string' ? compile(text) : compileWords(text)]),
  );

/** All words of a language, by the names of their texts. */
export const compileDictionary = (words: Readonly<Record<string, Words>>): Dictionary => compileWords(words) as Dictionary;
