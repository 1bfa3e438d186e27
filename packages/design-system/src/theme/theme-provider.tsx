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

/** The ground of a brand that is known at run time: sets its variables on one element, so no build step and no vanilla-extract is needed. */
export function ThemeProvider({ brand, children }: ThemeProviderProps) {
  return (
    <div className={themeRoot} style={themeProperties(brand.theme)} data-brand={brand.id}>
      {children}
    </div>
  );
}
