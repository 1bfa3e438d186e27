import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** A form, and beside it, below it on a phone, what else there is to know. */
export const formAndAside = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
    [media.desktop]: { gridTemplateColumns: `minmax(0, ${vars.width.form}) minmax(0, 24rem)`, columnGap: vars.space.xxl },
  },
});
