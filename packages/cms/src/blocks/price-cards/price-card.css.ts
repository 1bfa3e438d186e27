import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const price = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  overflowWrap: 'anywhere',
  columnGap: vars.space.xs,
});
export const amount = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h1,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
});
