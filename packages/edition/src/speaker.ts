import { createLanguage, overrideTexts, type Dictionary, type Language, type Words } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { offeredLocale, type Edition, type Locale, type WordsByLocale } from './edition.js';

/** Who speaks: whose words, and which languages there are. */
export type SpeakingEdition = Pick<Edition, 'locale' | 'locales' | 'words'>;

/** The language in which an edition says something: the one asked for, or its own where it doesn't offer that. */
export type Speak = (edition: SpeakingEdition, locale: Locale | undefined) => Language;

/** A language and its words: what a page is given, which has no compiler. */
export interface Dictionaried {
  readonly locale: Locale;
  readonly dictionary: Dictionary;
}

/** Words of the language asked for, or of the seller's own where it doesn't offer that; the same value each time. */
export type FindWords = (edition: SpeakingEdition, locale: Locale | undefined) => Dictionaried;

/**
 * All that a process says, in every language: the words of the packages that it is made of, and what an edition brings. Each language is compiled once, when it
 * is first spoken. For servers: the compiler of words is heavy.
 */
export function dictionaries(written: WordsByLocale): FindWords {
  const compiled = new WeakMap<Readonly<Record<string, Words>>, Dictionary>();
  const compile = (words: Readonly<Record<string, Words>> = none): Dictionary => {
    const dictionary = compiled.get(words) ?? compileDictionary(words);
    compiled.set(words, dictionary);
    return dictionary;
  };
  const found = new WeakMap<Dictionary, Map<Locale, Dictionaried>>();

  return (edition, asked) => {
    const locale = offeredLocale(edition, asked);
    const brought = compile(edition.words?.[locale]);
    const known = found.get(brought) ?? new Map<Locale, Dictionaried>();
    found.set(brought, known);
    const words = known.get(locale) ?? { locale, dictionary: overrideTexts(compile(written[locale]), brought) };
    known.set(locale, words);
    return words;
  };
}

/** The one function with which a process speaks. */
export function speaker(written: WordsByLocale | FindWords): Speak {
  const wordsOf = typeof written === 'function' ? written : dictionaries(written);
  const languages = new WeakMap<Dictionaried, Language>();
  return (edition, asked) => {
    const words = wordsOf(edition, asked);
    const language = languages.get(words) ?? createLanguage(words);
    languages.set(words, language);
    return language;
  };
}

const none: Readonly<Record<string, Words>> = {};
