export type { DarkTheme, Theme } from './theme.js';
export type { Brand } from './brand.js';
export { foundation } from './foundation.js';
export { noord } from './noord.js';
export { pomp } from './pomp.js';
export { themeProperties } from './theme-properties.js';
export { type ContrastShortfall, contrastShortfalls } from './contrast-shortfalls.js';
