import { contrastShortfalls } from '@pomp/design-system/brands';
import { words as designSystem } from '@pomp/design-system/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import { words as forms } from '@pomp/forms/words/nl';
import { words as apiClient } from '@pomp/api-client/words/nl';
import { type Dictionary, overrideTexts, type Overrides } from '@pomp/language';
import { compileDictionary } from '@pomp/language/compile';
import { words as portal } from '@pomp/portal/words/nl';
import { brand } from './edition.ts';

// Runs in the build and on the server only: the compiler of words is heavy, and what it makes is plain data.

/** All that the screens say, package by package. */
const words = { ...designSystem, ...domain, ...forms, ...apiClient, ...portal } as const;

/** What this seller says in its own way: `'portal/house-info': { intro: '…' }`. */
const overrides = {} satisfies Overrides<typeof words>;

export const dictionary: Dictionary = overrideTexts(compileDictionary(words), compileDictionary(overrides));

for (const { front, back, ratio, needed } of contrastShortfalls(brand.theme)) {
  console.warn(
    `src/edition.ts: ${front} on ${back} can't be read, with a contrast of ${ratio.toFixed(1)} where ${needed} is needed.`,
  );
}
