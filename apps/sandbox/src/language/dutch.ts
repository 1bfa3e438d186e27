import { words } from '@pomp/domain/words/nl';
import { createLanguage, type Language } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';

/** What the sandbox's own pages speak, whatever the seller. */
export const dutch: Language = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary(words) });
