import { words as apiClient } from '@pomp/api-client/words/nl';
import { words as cms } from '@pomp/cms/words/nl';
import { words as designSystem } from '@pomp/design-system/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import { words as forms } from '@pomp/forms/words/nl';
import type { Dictionary } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { words as portal } from '@pomp/portal/words/nl';
import { words as storefront } from '@pomp/storefront/words/nl';

/** Everything that a page may say, on the server; a page gets what it needs of it. */
export const dutchDictionary: Dictionary = compileDictionary({
  ...designSystem,
  ...domain,
  ...apiClient,
  ...forms,
  ...cms,
  ...storefront,
  ...portal,
});
