import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** The words come first on a phone, whatever the side of the picture. */
export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: vars.space.xxl } },
});
export const picture = styleVariants({ right: {}, left: { '@media': { [media.tablet]: { order: -1 } } } });
