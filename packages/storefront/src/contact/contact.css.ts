import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const way = style({ display: 'flex', alignItems: 'center', gap: vars.space.s });
export const value = style({ minWidth: 0, paddingBlock: vars.space.xs, fontWeight: vars.weight.strong, overflowWrap: 'anywhere' });
export const week = style({ display: 'grid', gap: vars.space.s, margin: 0 });
export const hours = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.m });
export const times = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });
