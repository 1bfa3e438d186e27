import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** Lies over the input with the same type and edges, so that the rest of the pattern starts where the typed text ends. */
export const ghost = style({
  position: 'absolute',
  inset: 0,
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.m,
  pointerEvents: 'none',
  whiteSpace: 'pre',
  overflow: 'hidden',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  '@media': { [media.forcedColours]: { color: 'GrayText' } },
});
export const typed = style({ visibility: 'hidden' });
export const button = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: vars.space.xxs,
  borderRadius: vars.radius.small,
  color: vars.color.brand,
  selectors: {
    '&:hover, &[aria-expanded=true]': { backgroundColor: vars.color.brandSoft },
    '&:focus-visible': { outlineOffset: '0' },
  },
});
export const notice = style({ color: vars.color.inkMuted, selectors: { '&:not(:empty)': { marginBlockStart: vars.space.xs } } });
