import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dictionary, pickTexts } from '@pomp/language';
import { LanguageProvider } from '@pomp/language/react';
import { type ReactNode } from 'react';
import { siteEdition } from '../edition';
import { readEnv, siteDirectory } from '../env';
import { wordsIn } from './dictionaries';
import { pageLocale } from './page-language';

type TextsOfPages = Readonly<Record<string, readonly string[]>>;

let read: TextsOfPages | undefined;

/** Found by the build, in what the page's scripts are made of: see `texts-of-pages.mjs`. */
function textsOf(places: readonly string[]): string[] {
  read ??= JSON.parse(readFileSync(join(siteDirectory, 'dist', 'texts-of-pages.json'), 'utf8')) as TextsOfPages;
  const known = read;
  return places.flatMap((place) => {
    const names = known[place];
    if (!names) throw new Error(`Nobody knows what ${place} says: see texts-of-pages.mjs.`);
    return names;
  });
}

const allAtOnce = readEnv().mode === 'development';

/** The words of the page's language that scripts of every page can say; all while developing, when nothing is built. */
export async function wordsOfEveryPage(): Promise<{ locale: string; dictionary: Dictionary }> {
  const { locale, dictionary } = wordsIn(siteEdition(), await pageLocale());
  return { locale, dictionary: allAtOnce ? dictionary : pickTexts(dictionary, textsOf(['layout'])) };
}

interface WordsProps {
  /** The frame or page, by its folder below `[locale]`, and blocks of content: `block:hero`. */
  of: readonly string[];
  children: ReactNode;
}

/** Brings what scripts of these can say, in the page's language, besides what the frame around them brings. */
export async function Words({ of, children }: WordsProps) {
  if (allAtOnce) return children;
  const { dictionary } = wordsIn(siteEdition(), await pageLocale());
  const own = pickTexts(dictionary, textsOf(of));
  return Object.keys(own).length === 0 ? children : <LanguageProvider dictionary={own}>{children}</LanguageProvider>;
}
