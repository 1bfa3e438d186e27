import { media, vars } from '@pomp/design-system';
import { style, styleVariants } from '@vanilla-extract/css';

export const section = style({ paddingBlock: vars.space.xxl, '@media': { [media.desktop]: { paddingBlock: vars.space.xxxl } } });

/** The first section of a page stands closer to the header. */
export const place = styleVariants({
  first: { paddingBlockStart: vars.space.l },
  following: {},
});
