import { words as dutchCms } from '@pomp/cms/words/nl';
import { words as dutchStorefront } from '@pomp/storefront/words/nl';
import { words as englishCms } from '@pomp/cms/words/en';
import { words as englishStorefront } from '@pomp/storefront/words/en';
import { dictionaries, speaker } from '@pomp/edition/speaker';
import { dutchAccountWords, englishAccountWords } from './account-dictionaries';

/** Everything that the site says, in Dutch. */
export const dutchWords = { ...dutchAccountWords, ...dutchCms, ...dutchStorefront };

/** Everything that a page may say, on the server; a page gets what it needs of it. */
export const wordsIn = dictionaries({
  'nl-NL': dutchWords,
  'en-GB': { ...englishAccountWords, ...englishCms, ...englishStorefront },
});

export const speak = speaker(wordsIn);
