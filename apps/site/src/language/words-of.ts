import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Edition, Locale } from '@pomp/edition';
import { type Dictionary, pickTexts } from '@pomp/language';
import { readEnv, siteDirectory } from '../env';
import { wordsIn } from './dictionaries';

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

/** While developing nothing is built, and everything is said everywhere. */
export const allWordsAtOnce = readEnv().mode === 'development';

/** The words that scripts of these places can say (`(account)`, `island:reservation`), in a language. */
export function wordsOf(places: readonly string[], edition: Edition, locale: Locale): Dictionary {
  const { dictionary } = wordsIn(edition, locale);
  return allWordsAtOnce ? dictionary : pickTexts(dictionary, textsOf(places));
}
