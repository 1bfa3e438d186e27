import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** Also as an item of a stack that lets its items be as wide as they like. */
export const tabs = style({ minWidth: 0, maxWidth: '100%' });
/** Scrolls by itself when the tabs don't fit; the page stays where it is. */
export const list = style({
  position: 'relative',
  display: 'flex',
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollbarWidth: 'thin',
  borderBlockEnd: `2px solid ${vars.color.hairline}`,
});
export const tab = style({
  position: 'relative',
  flex: 'none',
  // Narrow enough that the next one always peeps out.
  maxWidth: 'min(16rem, 72vw)',
  minHeight: '3rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  color: vars.color.inkMuted,
  fontWeight: vars.weight.strong,
  lineHeight: 1.3,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover': { color: vars.color.ink },
    '&:focus-visible': { outlineOffset: '-4px' },
    '&[data-state=active]': { color: vars.color.ink },
    '&[data-state=active]::after': {
      content: '',
      position: 'absolute',
      insetInline: 0,
      insetBlockEnd: 0,
      height: '4px',
      backgroundColor: vars.color.brand,
    },
  },
  '@media': {
    [media.forcedColours]: {
      selectors: { '&[data-state=active]::after': { forcedColorAdjust: 'none', backgroundColor: 'Highlight' } },
    },
  },
});
// Its focus ring stays clear of the line under the tabs.
export const panel = style({
  marginBlockStart: vars.space.xs,
  paddingBlockStart: vars.space.s,
  minWidth: 0,
  borderRadius: vars.radius.small,
});
