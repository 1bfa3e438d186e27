import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { wordsOfSurvey } from '../sections/testing/made-up-survey.nl.js';
import { words as english } from '../words/en.js';
import { words as dutch } from '../words/nl.js';

/** For tests: what this package says in Dutch. */
export const inDutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary({ ...dutch, ...wordsOfSurvey }) });
/** For tests: and in English. */
export const inEnglish = createLanguage({ locale: 'en-GB', dictionary: compileDictionary(english) });
