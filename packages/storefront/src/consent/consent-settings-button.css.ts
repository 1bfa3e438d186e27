import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** As the links it stands among. */
export const button = style({
  paddingBlock: vars.space.xxs,
  borderRadius: vars.radius.small,
  '@media': { [media.pointing]: { selectors: { '&:hover': { textDecorationLine: 'underline', textUnderlineOffset: '0.28em' } } } },
});
