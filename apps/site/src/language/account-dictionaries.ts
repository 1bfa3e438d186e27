import { words as dutchApiClient } from '@pomp/api-client/words/nl';
import { words as dutchDesignSystem } from '@pomp/design-system/words/nl';
import { words as dutchDomain } from '@pomp/domain/words/nl';
import { words as dutchForms } from '@pomp/forms/words/nl';
import { words as dutchPortal } from '@pomp/portal/words/nl';
import { words as englishApiClient } from '@pomp/api-client/words/en';
import { words as englishDesignSystem } from '@pomp/design-system/words/en';
import { words as englishDomain } from '@pomp/domain/words/en';
import { words as englishForms } from '@pomp/forms/words/en';
import { words as englishPortal } from '@pomp/portal/words/en';
import { dictionaries, speaker } from '@pomp/edition/speaker';
import { words as english } from '../words/en';
import { words as dutch } from '../words/nl';

/** Everything that the account says, in Dutch: nothing of what only pages for everyone do. */
export const dutchAccountWords = {
  ...dutchDesignSystem,
  ...dutchDomain,
  ...dutchApiClient,
  ...dutchForms,
  ...dutchPortal,
  ...dutch,
};

export const englishAccountWords = {
  ...englishDesignSystem,
  ...englishDomain,
  ...englishApiClient,
  ...englishForms,
  ...englishPortal,
  ...english,
};

/**
 * Everything that a page of the account may say, on the server; a page gets what it needs of it. Apart from what the rest of the site says: whoever develops that would otherwise wait for
 * Next, which makes the account again for each of its words.
 */
export const wordsInAccount = dictionaries({ 'nl-NL': dutchAccountWords, 'en-GB': englishAccountWords });

export const speakInAccount = speaker(wordsInAccount);
