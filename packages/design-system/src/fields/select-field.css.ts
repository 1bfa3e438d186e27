import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';
import { box, boxUnknown } from './field.css.js';

// react-select's own styles come with its script (see `SelectStyles`): what a closed one needs of them until then is said here too. It also states `cursor`, `minHeight` and the like on the element; `&&` outranks that.
export const control = style([
  box,
  {
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    selectors: {
      '&&': { minHeight: '3.25rem', cursor: 'pointer', flexWrap: 'nowrap' },
      // The library takes the ring of every field away with `!important`.
      '&&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus} !important` },
    },
  },
]);
export const controlUnknown = boxUnknown;
/** Room for 'Ik weet het niet' in a box that is only as wide as a year. */
export const unknownRoot = style({ minWidth: 'min(14rem, 100%)' });
const valueArea = '1 / 1 / 2 / 3';
export const valueContainer = style({
  display: 'grid',
  flex: 1,
  alignItems: 'center',
  overflow: 'hidden',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
});
export const input = style({ gridArea: valueArea, display: 'inline-grid', gridTemplateColumns: '0 min-content' });
// The library says it in the element's `style`, with a property that doesn't exist among it.
globalStyle(`${input} > input`, {
  gridArea: '1 / 2',
  width: '100%',
  minWidth: '2px',
  margin: 0,
  padding: 0,
  border: 0,
  font: 'inherit',
  color: 'inherit',
  background: 'none',
});
export const placeholder = style({
  gridArea: valueArea,
  color: vars.color.inkMuted,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const chosen = style({ gridArea: valueArea, maxWidth: '100%', overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });
export const singleValue = style([chosen, { color: vars.color.ink, fontVariantNumeric: 'tabular-nums' }]);
export const singleValueUnknown = style([chosen, { color: vars.color.inkMuted }]);
export const indicator = style({
  display: 'flex',
  alignItems: 'center',
  flexShrink: 0,
  paddingInlineEnd: vars.space.m,
  color: vars.color.ink,
});
export const menu = style({
  marginBlockStart: vars.space.xs,
  marginBlockEnd: vars.space.xs,
  backgroundColor: vars.color.field,
  border: `1px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
  selectors: { '&&': { zIndex: 5 } },
});
export const menuList = style({ padding: vars.space.xxs });
export const option = style({
  selectors: {
    '&&': { display: 'flex', alignItems: 'center', gap: vars.space.s, minHeight: '2.75rem', cursor: 'pointer' },
    '&[aria-selected=true]': { fontWeight: vars.weight.strong, backgroundColor: vars.color.brandSoft },
  },
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  borderRadius: vars.radius.small,
  overflowWrap: 'anywhere',
});
export const optionLabel = style({ flex: 1, minWidth: 0 });
export const optionHint = style({
  display: 'block',
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  color: vars.color.inkMuted,
});
export const optionFocused = style({
  selectors: { '&&': { backgroundColor: vars.color.sunken } },
  '@media': { [media.forcedColours]: { outline: '2px solid Highlight', outlineOffset: '-2px' } },
});
export const message = style({ padding: vars.space.s, color: vars.color.inkMuted });
export const root = style({ position: 'relative' });
// The box draws the ring.
globalStyle(`${root} input`, { outline: 'none' });
