import { globalStyle, style } from '@vanilla-extract/css';
import { phoneScreen as phone } from '../layout/phone-screen.js';
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
/** Wraps as one: the way out never ends up between forward and back. Before the line about what was kept, which comes and goes: no button may move with it. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minWidth: 0,
  '@media': {
    [media.tablet]: { order: -1, flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s },
  },
});
/** Back is an arrow before forward, as on the way there. Tab still meets forward first, as in the order in which people want them. */
export const stepsAtHand = style([steps, { '@media': { [phone]: { flexDirection: 'row-reverse' } } }]);
/** Around each button of what is at hand. */
export const onwards = style({ display: 'contents' });
export const backwards = style({ display: 'contents' });
globalStyle(`${stepsAtHand} > ${onwards} > *`, { '@media': { [phone]: { flex: 1, minWidth: 0 } } });
globalStyle(`${stepsAtHand} > ${backwards} > *`, {
  '@media': { [phone]: { width: 'auto', minWidth: '3.25rem', paddingInline: vars.space.s } },
});
/** Which of how many, and beside it what became of the answers. */
export const turnLine = style({
  display: 'contents',
  '@media': {
    [phone]: {
      display: 'flex',
      flexWrap: 'wrap',
      justifyContent: 'space-between',
      columnGap: vars.space.m,
      alignItems: 'baseline',
    },
  },
});
export const turn = style({
  display: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  '@media': { [phone]: { display: 'block' } },
});
/** What the ways between what a phone shows one by one stand in for there, and those themselves. */
export const notOnPhone = style({ '@media': { [phone]: { display: 'none' } } });
export const onPhone = style({ display: 'none', '@media': { [phone]: { display: 'contents' } } });
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
