import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const root = style({ position: 'relative' });
/** Room for 'Ik weet het niet' in a box that is only as wide as a year. */
export const unknownRoot = style({ minWidth: 'min(14rem, 100%)' });
export const control = style({ cursor: 'pointer' });
// What was chosen lies under what is typed.
export const area = style({ display: 'grid', flex: 1, minWidth: 0, alignSelf: 'stretch', alignItems: 'center' });
const inArea = { gridArea: '1 / 1', minWidth: 0, paddingInline: vars.space.m, paddingBlock: vars.space.xs } as const;
export const value = style({
  ...inArea,
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  // All of it can be read: one's addresses may differ at their ends only.
  overflowWrap: 'anywhere',
});
export const valueMuted = style({ color: vars.color.inkMuted });
export const input = style({
  ...inArea,
  position: 'relative',
  alignSelf: 'stretch',
  width: '100%',
  margin: 0,
  border: 0,
  background: 'none',
  color: vars.color.ink,
  cursor: 'inherit',
  // The box draws the ring.
  outline: 'none',
  // Where nothing is to be typed, no caret.
  selectors: { '&[inputmode=none]': { caretColor: 'transparent' } },
});
export const indicator = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInlineEnd: vars.space.m,
  color: vars.color.ink,
});
export const menu = style({
  position: 'absolute',
  insetInline: 0,
  zIndex: 5,
  backgroundColor: vars.color.field,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
});
export const menuSide = styleVariants({
  below: { top: `calc(100% + ${vars.space.xs})` },
  above: { bottom: `calc(100% + ${vars.space.xs})` },
});
export const menuList = style({ position: 'relative', boxSizing: 'border-box', overflowY: 'auto', padding: vars.space.xxs });
export const option = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '2.75rem',
  cursor: 'pointer',
  userSelect: 'none',
  selectors: { '&[aria-selected=true]': { fontWeight: vars.weight.strong, backgroundColor: vars.color.brandSoft } },
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
});
export const optionFocused = style({
  selectors: { [`${option}&`]: { backgroundColor: vars.color.sunken } },
  '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
export const optionLabel = style({ flex: 1, minWidth: 0 });
export const optionHint = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
  // The muted ink is too close to the ground of what is pointed at.
  selectors: { [`${optionFocused} &`]: { color: vars.color.ink } },
});
export const message = style({ padding: vars.space.s, color: vars.color.inkMuted, textAlign: 'center' });
