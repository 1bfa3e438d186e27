'use client';

import { createContext, use, useMemo, type ReactNode } from 'react';
import { overrideTexts, type Dictionary } from '../dictionary.js';
import { warnOfSecondCopy } from '../second-copy.js';

declare const process: { readonly env: { readonly NODE_ENV?: string } };

/** What is spoken, before anything is said: making a language of it takes more script, which not every page needs. */
export interface Spoken {
  readonly locale: string;
  readonly dictionary: Dictionary;
}

const SpokenContext = createContext<Spoken | undefined>(undefined);

if (process.env.NODE_ENV !== 'production') warnOfSecondCopy('@pomp/language');

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
  const around = use(SpokenContext);
  const spoken = useMemo(() => {
    const ownLocale = locale ?? around?.locale;
    if (ownLocale === undefined) throw new Error('The outermost <LanguageProvider> needs a locale.');
    return {
      locale: ownLocale,
      dictionary: around?.locale === ownLocale ? overrideTexts(around.dictionary, dictionary) : dictionary,
    };
  }, [locale, dictionary, around]);
  return <SpokenContext value={spoken}>{children}</SpokenContext>;
}

/** What the providers around it give: for what hands words to a script, and for making a language of them. */
export function useSpoken(): Spoken {
  const spoken = use(SpokenContext);
  if (!spoken) throw new Error('Whatever says something belongs inside a <LanguageProvider>.');
  return spoken;
}
