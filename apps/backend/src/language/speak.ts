import { words as correspondence } from '@pomp/correspondence/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import { createLanguage, type Language } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';

const dutch = createLanguage({ locale: 'nl-NL', dictionary: compileDictionary({ ...domain, ...correspondence }) });

/** The language of this locale. */
export function speak(locale: string): Language {
  if (locale !== dutch.locale) throw new Error(`There are no words for ${locale}.`);
  return dutch;
}
