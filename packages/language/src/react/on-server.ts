import type { Language, Said } from '../language.js';
import type { Spoken } from './language-provider.js';
import type { Texts } from '../message.js';

// The same names where server components are made (condition `react-server`): what they say, the server says, so the page needn't carry what makes a language of words.

export { LanguageProvider, type LanguageProviderProps, type Spoken } from './language-provider.js';
export type { SpokenProps } from './use-texts.js';

const given = (language: Language | undefined): Language => {
  if (!language) throw new Error('A server component says things in the language that it is given: no provider reaches it.');
  return language;
};

export const useLanguage = (language?: Language): Language => given(language);

export const useTexts = <Own>(texts: Texts<Own>, language?: Language): Said<Own> => given(language).texts(texts);

export const usePlainTexts: typeof useTexts = (texts, language) => useTexts(texts, language);

export const useSpoken = (): Spoken => {
  throw new Error('No provider reaches a server component: only what is made for browsers too hands words to a script.');
};

export const useLocale = (language?: Language): string => given(language).locale;
