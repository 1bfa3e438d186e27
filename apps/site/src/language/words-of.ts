import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Dictionary, pickTexts } from '@pomp/language';
import { readEnv, siteDirectory } from '../env';

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

/** Of a dictionary the words that scripts of these places can say: `(account)`, `island:reservation`. */
export const wordsOf = (places: readonly string[], dictionary: Dictionary): Dictionary =>
  allWordsAtOnce ? dictionary : pickTexts(dictionary, textsOf(places));
