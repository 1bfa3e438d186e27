import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l, alignItems: 'start' });
export const withPhoto = style({
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)', gap: vars.space.xl } },
});
export const photo = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
