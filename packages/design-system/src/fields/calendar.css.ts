import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** Seven days fit a screen of 320 px with the edges of page and popover. */
const cell = 'min(2.75rem, (100vw - 3.5rem) / 7)';

/** Month and year between the arrows, over no more than seven days. */
const narrow = '(max-width: 23.99rem)';

export const popover = style({
  zIndex: 50,
  padding: vars.space.s,
  color: vars.color.ink,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  fontSize: vars.size.base,
  lineHeight: 1.2,
  outline: 'none',
});
export const root = style({});
export const months = style({ position: 'relative' });
export const nav = style({
  position: 'absolute',
  insetBlockStart: 0,
  insetInline: 0,
  display: 'flex',
  justifyContent: 'space-between',
  pointerEvents: 'none',
});
export const navButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.small,
  pointerEvents: 'auto',
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft },
    '&[aria-disabled=true]': { color: vars.color.inkMuted, opacity: 0.5, cursor: 'default', backgroundColor: 'transparent' },
    '&:focus-visible': { outlineOffset: '-2px' },
  },
});
export const caption = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.75rem',
  paddingInline: '2.75rem',
});
export const captionLabel = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
export const dropdowns = style({
  display: 'flex',
  gap: vars.space.xs,
  '@media': { [narrow]: { gap: 0, fontSize: vars.size.small } },
});
/** The visible words lie under a select of the platform, which is what people operate. */
export const dropdownRoot = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
  '@media': { [narrow]: { paddingInline: vars.space.xxs } },
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft },
    '&:has(select:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '-2px' },
  },
});
export const dropdown = style({ position: 'absolute', inset: 0, width: '100%', opacity: 0, cursor: 'pointer', appearance: 'none' });
export const grid = style({ borderCollapse: 'collapse', marginBlockStart: vars.space.xs });
export const weekday = style({
  width: cell,
  height: '2rem',
  padding: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
});
export const day = style({ width: cell, height: cell, padding: 0, textAlign: 'center' });
export const dayButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '100%',
  height: '100%',
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&:hover:not(:disabled)': { backgroundColor: vars.color.brandSoft },
    '&:focus-visible': { outlineOffset: '-1px' },
  },
  '@media': { [media.forcedColours]: { borderColor: 'ButtonFace' } },
});
export const selected = style({});
export const today = style({});
export const outside = style({ color: vars.color.inkMuted });
export const disabled = style({ color: vars.color.inkMuted, textDecoration: 'line-through', opacity: 0.6 });

globalStyle(`${today} ${dayButton}`, { borderColor: vars.color.controlBorder, fontWeight: vars.weight.strong });
globalStyle(`${selected} ${dayButton}`, {
  backgroundColor: vars.color.brand,
  borderColor: vars.color.brand,
  color: vars.color.onBrand,
  fontWeight: vars.weight.strong,
});
globalStyle(`${selected} ${dayButton}:hover`, { backgroundColor: vars.color.brand });
globalStyle(`${selected} ${dayButton}`, {
  '@media': {
    [media.forcedColours]: {
      forcedColorAdjust: 'none',
      backgroundColor: 'Highlight',
      color: 'HighlightText',
      borderColor: 'Highlight',
    },
  },
});
globalStyle(`${disabled} ${dayButton}`, { cursor: 'default' });
