import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const counter = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
  alignContent: 'start',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const icon = style({ color: vars.color.brand });
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.2em',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h2,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
});
