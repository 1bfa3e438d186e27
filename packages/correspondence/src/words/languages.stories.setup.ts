import { words as domainInEnglish } from '@pomp/domain/words/en';
import { words as domainInDutch } from '@pomp/domain/words/nl';
import { createLanguage, type Language, type Texts, type Words } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { createReader } from '@pomp/tooling/read-texts';
import { words as inEnglish } from './en.js';
import { words as inDutch } from './nl.js';

/** Tells what is read of it, as the words around other stories do: also of what it made of a text before, which is said on. */
function tellingLanguage(locale: string, words: Readonly<Record<string, Words>>): Language {
  const { reading, tell } = createReader();
  const language = createLanguage({ locale, dictionary: reading(compileDictionary(words)) });
  const told = <Said>(said: Said): Said => {
    tell();
    return said;
  };
  return {
    locale,
    texts: <Own>(texts: Texts<Own>) => told(language.texts(texts)),
    say: (message) => told(language.say(message)),
    sayIfAny: (message) => told(language.sayIfAny(message)),
  };
}

export const dutch = tellingLanguage('nl-NL', { ...domainInDutch, ...inDutch });

export const english = tellingLanguage('en-GB', { ...domainInEnglish, ...inEnglish });
