import type { ReactNode } from 'react';
import type { Brand } from '../brands/brand.js';
import { themeProperties } from '../brands/theme-properties.js';
import { themeRoot } from './themes.css.js';

/** Props of `ThemeProvider`. */
export interface ThemeProviderProps {
  /** All of a brand's look as data, so that it may also come from a server or be made while the page is open. */
  brand: Brand;
  children: ReactNode;
}

/**
 * The ground of a brand that is known at run time: sets its variables on one element, so no build step and no vanilla-extract is needed. Follows the screen
 * into the dark where the brand says how it looks there; `data-colour-scheme` on the root element decides otherwise.
 */
export function ThemeProvider({ brand, children }: ThemeProviderProps) {
  return (
    <div
      className={themeRoot}
      style={themeProperties(brand.theme, brand.dark)}
      data-brand={brand.id}
      data-colour-scheme={brand.dark ? undefined : 'light'}
    >
      {children}
    </div>
  );
}
