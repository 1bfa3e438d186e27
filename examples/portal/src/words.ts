import { words as apiClient } from '@pomp/api-client/words/nl';
import { words as designSystem } from '@pomp/design-system/words/nl';
import { words as domain } from '@pomp/domain/words/nl';
import { words as forms } from '@pomp/forms/words/nl';
import type { Overrides } from '@pomp/language';
import { words as portal } from '@pomp/portal/words/nl';

/** All that the screens say, package by package. */
export const words = { ...designSystem, ...domain, ...forms, ...apiClient, ...portal } as const;

/** What this seller says differently. */
export const overrides = {
  'portal/house-info': { intro: 'Amstelwarmte rekent met wat jij hier invult.' },
} satisfies Overrides<typeof words>;
