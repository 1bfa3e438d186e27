'use client';

import { LanguageProvider, type LanguageProviderProps } from '@pomp/language/react';
import { useEffect } from 'react';

let shown: Omit<LanguageProviderProps, 'children'> | undefined;

/** Around a page: what is inside says things in its language. */
export function PageWords(props: LanguageProviderProps) {
  const { locale, dictionary } = props;
  useEffect(() => {
    shown = { locale, dictionary };
  }, [locale, dictionary]);
  return <LanguageProvider {...props} />;
}

/** The words of the page in this browser, for what takes the place of the whole page. */
export const wordsOfPage = () => shown;
