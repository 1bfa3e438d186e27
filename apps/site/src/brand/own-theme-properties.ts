import { type Brand, pomp, themeProperties } from '@pomp/design-system/brands';
import type { CustomProperties } from '@pomp/design-system';

const inStyleSheet = themeProperties(pomp.theme, pomp.dark);

/** What a brand says on the root element, so that what floats above the page has it too. One without colours for the dark is light on every screen. */
export const brandOnRoot = (brand: Brand) => ({
  style: ownThemeProperties(brand),
  'data-colour-scheme': brand.dark ? undefined : 'light',
});

/** What a brand sets itself: the style sheet gives all of Pomp's look as the default. Undefined when that is all. */
export function ownThemeProperties({ theme, dark }: Brand): CustomProperties | undefined {
  const own = Object.entries(themeProperties(theme, dark)).filter(
    ([name, value]) => inStyleSheet[name as keyof CustomProperties] !== value,
  );
  return own.length > 0 ? Object.fromEntries(own) : undefined;
}
