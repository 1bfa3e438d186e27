import { style } from '@vanilla-extract/css';

/** Shown to whoever reserved in this tab. */
export const reserved = style({ selectors: { ':root:not([data-reserved]) &': { display: 'none' } } });
/** Shown to everyone else. */
export const otherwise = style({ selectors: { ':root[data-reserved] &': { display: 'none' } } });
