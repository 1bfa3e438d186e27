import { words as cms } from '@pomp/cms/words/nl';
import { words as designSystem } from '@pomp/design-system/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import { words as forms } from '@pomp/forms/words/nl';
import { createLanguage } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { words as storefront } from '../words/nl.js';

const locale = 'nl-NL';
const dictionary = compileDictionary({ ...designSystem, ...domain, ...forms, ...cms, ...storefront });

/** For what a test puts around the islands of a page. */
export const spoken = { locale, dictionary };
/** For what a test renders as a server does. */
export const dutch = createLanguage(spoken);
