import { style } from '@vanilla-extract/css';
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
/** Wraps as one: the way out never ends up between forward and back. */
export const steps = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.s,
  minWidth: 0,
  '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.s } },
});
/** A quiet button's words line up with the buttons above it, not its invisible edge. */
export const home = style({ '@media': { [media.tablet]: { marginInlineStart: `calc(-1 * (${vars.space.xxs} + 2px))` } } });
