export type { Theme } from '../theme/theme.js';
export type { Brand } from './brand.js';
export { foundation } from './foundation.js';
export { noord } from './noord.js';
export { pomp } from './pomp.js';
export { themeProperties } from '../theme/contract.js';
export { type ContrastShortfall, contrastShortfalls } from '../theme/contrast-shortfalls.js';
