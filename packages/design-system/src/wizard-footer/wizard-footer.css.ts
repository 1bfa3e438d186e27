import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const footer = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  '@media': {
    [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: `${vars.space.s} ${vars.space.l}` },
  },
});
const phone = 'screen and (max-width: 767.98px)';
/** What stays at hand sticks within the whole form: a box of its own would leave it no way to go. */
export const footerAtHand = style([footer, { '@media': { [phone]: { display: 'contents' } } }]);
/** The line about what was kept, with the buttons. */
export const bar = style({ display: 'contents' });
export const barAtHand = style({
  display: 'contents',
  '@media': {
    [phone]: {
      display: 'flex',
      flexDirection: 'column',
      gap: vars.space.xxs,
      position: 'sticky',
      insetBlockEnd: 0,
      zIndex: 1,
      marginInline: `calc(-1 * ${vars.width.gutter})`,
      paddingInline: vars.width.gutter,
      paddingBlockStart: vars.space.xs,
      paddingBlockEnd: `max(${vars.space.s}, env(safe-area-inset-bottom))`,
      backgroundColor: vars.color.surface,
      borderBlockStart: `1px solid ${vars.color.hairline}`,
    },
  },
});
/** Wraps as one: the way out never ends up between forward and back. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minWidth: 0,
  '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s } },
});
/** Back is an arrow before forward, as on the way there. Tab still meets forward first, as in the order in which people want them. */
export const stepsAtHand = style([steps, { '@media': { [phone]: { flexDirection: 'row-reverse' } } }]);
globalStyle(`${stepsAtHand} > :first-child`, { '@media': { [phone]: { flex: 1, minWidth: 0 } } });
globalStyle(`${stepsAtHand} > :nth-child(2)`, {
  '@media': { [phone]: { width: 'auto', minWidth: '3.25rem', paddingInline: vars.space.s } },
});
export const backWords = style({
  '@media': {
    [phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
export const backArrow = style({ display: 'none', '@media': { [phone]: { display: 'inline-flex' } } });
/** A quiet button's words line up with the buttons above it, not its invisible edge. */
export const home = style({ '@media': { [media.tablet]: { marginInlineStart: `calc(-1 * (${vars.space.xxs} + 2px))` } } });
