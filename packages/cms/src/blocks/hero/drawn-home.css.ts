import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** On the lawn, which goes on below the drawing. */
export const caption = style({
  position: 'relative',
  paddingBlock: vars.space.xs,
  textAlign: 'center',
  fontSize: vars.size.small,
  color: vars.color.ink,
  '@media': { print: { color: 'inherit' } },
});
