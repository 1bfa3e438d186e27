import { words as dutchApiClient } from '@pomp/api-client/words/nl';
import { words as dutchCms } from '@pomp/cms/words/nl';
import { words as dutchDesignSystem } from '@pomp/design-system/words/nl';
import { words as dutchDomain } from '@pomp/domain/words/nl';
import { words as dutchForms } from '@pomp/forms/words/nl';
import { words as dutchPortal } from '@pomp/portal/words/nl';
import { words as dutchStorefront } from '@pomp/storefront/words/nl';
import { words as englishApiClient } from '@pomp/api-client/words/en';
import { words as englishCms } from '@pomp/cms/words/en';
import { words as englishDesignSystem } from '@pomp/design-system/words/en';
import { words as englishDomain } from '@pomp/domain/words/en';
import { words as englishForms } from '@pomp/forms/words/en';
import { words as englishPortal } from '@pomp/portal/words/en';
import { words as englishStorefront } from '@pomp/storefront/words/en';
import { dictionaries, speaker } from '@pomp/edition/speaker';
import { words as english } from '../words/en';
import { words as dutch } from '../words/nl';

/** Everything that the site says, in Dutch. */
export const dutchWords = {
  ...dutchDesignSystem,
  ...dutchDomain,
  ...dutchApiClient,
  ...dutchForms,
  ...dutchCms,
  ...dutchStorefront,
  ...dutchPortal,
  ...dutch,
};

const englishWords = {
  ...englishDesignSystem,
  ...englishDomain,
  ...englishApiClient,
  ...englishForms,
  ...englishCms,
  ...englishStorefront,
  ...englishPortal,
  ...english,
};

/** Everything that a page may say, on the server; a page gets what it needs of it. */
export const wordsIn = dictionaries({ 'nl-NL': dutchWords, 'en-GB': englishWords });

export const speak = speaker(wordsIn);
