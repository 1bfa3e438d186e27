/**
 * What style sheets of other packages are written with: plain objects, without a component or a style sheet behind them, so that
 * compiling one `*.css.ts` loads neither.
 */
export { breakpoints, media, pageWidth } from './breakpoints.js';
export { byScheme } from '../brands/by-scheme.js';
export { type CustomProperties, themeProperties } from '../brands/theme-properties.js';
export { vars } from './contract.js';
export type { Colour, Space, Theme } from '../brands/theme.js';
