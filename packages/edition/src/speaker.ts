import { createLanguage, overrideTexts, type Dictionary, type Language, type Words } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { offeredLocale, type Edition, type Locale, type WordsByLocale } from './edition.js';

/** Who speaks: whose words, and which languages there are. */
export type SpeakingEdition = Pick<Edition, 'locale' | 'locales' | 'words'>;

/** The language in which an edition says something: the one asked for, or its own where it doesn't offer that. */
export type Speak = (edition: SpeakingEdition, locale: Locale | undefined) => Language;

/**
 * All that a process says, in every language: the words of the packages that it is made of, and what an edition brings. Each language is compiled once, when it
 * is first spoken. For servers: the compiler of words is heavy.
 */
export function speaker(written: WordsByLocale): Speak {
  const compiled = new WeakMap<Readonly<Record<string, Words>>, Dictionary>();
  const compile = (words: Readonly<Record<string, Words>> = none): Dictionary => {
    const dictionary = compiled.get(words) ?? compileDictionary(words);
    compiled.set(words, dictionary);
    return dictionary;
  };
  const spoken = new WeakMap<Dictionary, Map<Locale, Language>>();

  return (edition, asked) => {
    const locale = offeredLocale(edition, asked);
    const brought = compile(edition.words?.[locale]);
    const languages = spoken.get(brought) ?? new Map<Locale, Language>();
    spoken.set(brought, languages);
    const language =
      languages.get(locale) ?? createLanguage({ locale, dictionary: overrideTexts(compile(written[locale]), brought) });
    languages.set(locale, language);
    return language;
  };
}

const none: Readonly<Record<string, Words>> = {};
