import { createLanguage } from '@pomp/language';
import { dutchDictionary } from './dictionaries';

/** What is rendered on the server is said in this. */
export const dutch = createLanguage({ locale: 'nl-NL', dictionary: dutchDictionary });
