import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const usp = style({
  display: 'grid',
  gap: vars.space.xs,
  alignContent: 'start',
  justifyItems: 'start',
  paddingBlockStart: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const icon = style({ color: vars.color.brand, marginBlockEnd: vars.space.xs });
