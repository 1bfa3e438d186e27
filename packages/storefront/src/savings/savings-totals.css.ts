import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const total = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const amount = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.2em',
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  // Three beside each other on a tablet.
  fontSize: `clamp(${vars.size.h2}, 4vw, ${vars.size.h1})`,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
});
