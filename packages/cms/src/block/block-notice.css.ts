import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const notice = style({
  margin: vars.space.m,
  padding: vars.space.m,
  border: `2px dashed ${vars.color.warning}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.warningSoft,
  color: vars.color.ink,
  overflowWrap: 'anywhere',
});
