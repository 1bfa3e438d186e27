import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** In the room of a badge whether there is one or not: whether something is new is said by script. */
export const age = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2rem',
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
});
