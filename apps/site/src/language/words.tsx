import { type Dictionary } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { type ReactNode } from 'react';
import { siteEdition } from '../edition';
import { wordsInAccount } from './account-dictionaries';
import { pageLocale } from './page-language';
import { allWordsAtOnce, wordsOf } from './words-of';

/** The words of the page's language that scripts of every page of Next's can say; all while developing, when nothing is built. */
export async function wordsOfEveryPage(): Promise<{ locale: string; dictionary: Dictionary }> {
  const { locale, dictionary } = await wordsOfPage();
  return { locale, dictionary: wordsOf(['layout'], dictionary) };
}

const wordsOfPage = async () => wordsInAccount(siteEdition(), await pageLocale());

interface WordsProps {
  /** The frame or page, by its folder below `[locale]`. */
  of: readonly string[];
  children: ReactNode;
}

/** Brings what scripts of these can say, in the page's language, besides what the frame around them brings. */
export async function Words({ of, children }: WordsProps) {
  if (allWordsAtOnce) return children;
  const own = wordsOf(of, (await wordsOfPage()).dictionary);
  return Object.keys(own).length === 0 ? children : <LanguageProvider dictionary={own}>{children}</LanguageProvider>;
}
