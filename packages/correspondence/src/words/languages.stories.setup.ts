import { words as domainInEnglish } from '@pomp/domain/words/en';
import { words as domainInDutch } from '@pomp/domain/words/nl';
import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { words as inEnglish } from './en.js';
import { words as inDutch } from './nl.js';

export const dutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary({ ...domainInDutch, ...inDutch }) });

export const english = createLanguage({ locale: 'en-GB', dictionary: compileDictionary({ ...domainInEnglish, ...inEnglish }) });
