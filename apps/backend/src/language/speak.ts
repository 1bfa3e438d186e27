import type { Locale } from '@pomp/edition';
import { speaker, type Speak, type SpeakingEdition } from '@pomp/edition/speaker';
import type { Language } from '@pomp/language';
import { words as dutchDomain } from '@pomp/domain/words/nl';
import { words as dutch } from '../words/nl.js';
import { words as english } from '../words/en.js';
import { words as dutchCorrespondence } from '@pomp/correspondence/words/nl';
import { words as englishCorrespondence } from '@pomp/correspondence/words/en';
import { words as englishDomain } from '@pomp/domain/words/en';

/** Everything that the backend says, in Dutch. */
export const dutchWords = { ...dutchDomain, ...dutchCorrespondence, ...dutch };

const speak: Speak = speaker({ 'nl-NL': dutchWords, 'en-GB': { ...englishDomain, ...englishCorrespondence, ...english } });

/** The languages of a seller: that of a locale, or its own where it doesn't offer that. */
export const speakFor =
  (edition: SpeakingEdition) =>
  (locale: Locale): Language =>
    speak(edition, locale);
