import type { Language, Said } from '../language.js';
import type { Texts } from '../message.js';
import { useLanguageAround } from './use-language-around.js';

/** Props of a component that says something and needs no script for it. */
export interface SpokenProps {
  /** Needed on a server, where no provider reaches. In a browser that of the `LanguageProvider` around it unless given. */
  language?: Language | undefined;
}

/** The language of the page; on a server the one that is given, as contexts aren't there. */
export const useLanguage = (given?: Language): Language => given ?? useLanguageAround();

/** A feature's texts in the language of the page; on a server in the one that is given. */
export const useTexts = <Own>(texts: Texts<Own>, given?: Language): Said<Own> => useLanguage(given).texts(texts);
