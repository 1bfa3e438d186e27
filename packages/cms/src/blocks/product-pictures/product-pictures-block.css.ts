import { vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const figure = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s, margin: 0 });
/** Keeps its room until the photo is there. */
export const photo = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
