import { speaker, type Speak } from '@pomp/edition/speaker';
import { words as dutchDomain } from '@pomp/domain/words/nl';
import { words as dutchCorrespondence } from '@pomp/correspondence/words/nl';
import { words as englishCorrespondence } from '@pomp/correspondence/words/en';
import { words as englishDomain } from '@pomp/domain/words/en';

/** Everything that the backend says, in Dutch. */
export const dutchWords = { ...dutchDomain, ...dutchCorrespondence };

/** The language of this locale, or the seller's own where it doesn't offer that. */
export const speak: Speak = speaker({ 'nl-NL': dutchWords, 'en-GB': { ...englishDomain, ...englishCorrespondence } });

/** What refusals are said in. */
export const dutch = speak({ locale: 'nl-NL', locales: ['nl-NL'] }, 'nl-NL');
