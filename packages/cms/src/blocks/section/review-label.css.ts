import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const reviews = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
});
export const star = style({ display: 'inline-flex', color: vars.color.action });
