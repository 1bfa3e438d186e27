import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: vars.space.xxl } },
});
/**
 * The film and the picture take the same room, so that nothing moves between them. Drawn once it is near: Chromium's controls of a film turn their wheel for two seconds after a page has come, and had it drawn anew sixty
 * times a second, wherever on it they were.
 */
export const frame = style({
  contentVisibility: 'auto',
  display: 'grid',
  gridTemplate: '100% / 100%',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
globalStyle(`${frame} :is(picture, img, video)`, { gridArea: '1 / 1', width: '100%', height: '100%', objectFit: 'contain' });
