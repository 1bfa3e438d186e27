import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const section = style({
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space.xxxl } },
});

/** The first section of a page stands closer to the header. */
export const place = styleVariants({
  first: { paddingBlockStart: vars.space.l },
  following: { paddingBlockStart: vars.space.xxl, '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxxl } } },
});
