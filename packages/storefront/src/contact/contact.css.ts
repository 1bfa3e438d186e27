import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** The form, and beside it, below it on a phone, how else to reach us. */
export const sides = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
    [media.desktop]: { gridTemplateColumns: `minmax(0, ${vars.width.form}) minmax(0, 24rem)`, columnGap: vars.space.xxl },
  },
});

export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });
export const value = style({ minWidth: 0, paddingBlock: vars.space.xs, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const week = style({ display: 'grid', gap: vars.space.s, margin: 0 });
export const hours = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.m });
export const times = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
