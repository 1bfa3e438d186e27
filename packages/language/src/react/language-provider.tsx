'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import { createLanguage, overrideTexts, type Dictionary, type Language } from '../language.js';

interface Spoken {
  readonly locale: string;
  readonly dictionary: Dictionary;
  readonly language: Language;
}

const LanguageContext = createContext<Spoken | undefined>(undefined);

/** Props of `LanguageProvider`: plain data, so that a server can give them. */
export interface LanguageProviderProps {
  /** As BCP 47 names it. That of the provider around it unless given. */
  readonly locale?: string | undefined;
  /** Compiled words, those that are inside or more; those of a provider around it stand too. */
  readonly dictionary: Dictionary;
  readonly children: ReactNode;
}

/** Everything inside speaks this language. One inside another adds words, such as those of a single page. */
export function LanguageProvider({ locale, dictionary, children }: LanguageProviderProps) {
  const around = use(LanguageContext);
  const spoken = useMemo(() => {
    const ownLocale = locale ?? around?.locale;
    if (ownLocale === undefined) throw new Error('The outermost <LanguageProvider> needs a locale.');
    const words = around?.locale === ownLocale ? overrideTexts(around.dictionary, dictionary) : dictionary;
    return { locale: ownLocale, dictionary: words, language: createLanguage({ locale: ownLocale, dictionary: words }) };
  }, [locale, dictionary, around]);
  return <LanguageContext value={spoken}>{children}</LanguageContext>;
}

export function useLanguageAround(): Language {
  const spoken = use(LanguageContext);
  if (!spoken) throw new Error('Whatever says something belongs inside a <LanguageProvider>.');
  return spoken.language;
}
