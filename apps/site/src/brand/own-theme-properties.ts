import { type Brand, pomp, themeProperties } from '@pomp/design-system/brands';
import type { CustomProperties } from '@pomp/design-system';

const inStyleSheet = themeProperties(pomp.theme);

/**
 * What a brand sets itself, for the root element, so that what floats above the page has it too: the style sheet gives all of Pomp's look as
 * the default. Undefined when that is all.
 */
export function ownThemeProperties({ theme }: Brand): CustomProperties | undefined {
  const own = Object.entries(themeProperties(theme)).filter(
    ([name, value]) => inStyleSheet[name as keyof CustomProperties] !== value,
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
