import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  counterReset: 'operation',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});
export const steps = styleVariants({
  // On a tablet three don't stand two by two.
  '3': { '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } } },
  // No row with one step in it.
  '4': { '@media': { [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: vars.space.l } } },
});
export const step = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  counterIncrement: 'operation',
});
export const title = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'baseline',
  '::before': {
    content: 'counter(operation)',
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.h3,
    color: vars.color.action,
  },
});
