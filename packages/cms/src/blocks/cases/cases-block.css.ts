import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const words = style({ padding: vars.space.l, '@media': { [media.tablet]: { padding: vars.space.xl } } });
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
});
export const label = style({ color: vars.color.inkMuted });
export const value = style({ margin: 0, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
