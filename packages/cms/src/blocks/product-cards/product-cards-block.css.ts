import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const picture = style({ padding: `${vars.space.l} ${vars.space.l} 0`, backgroundColor: vars.color.brandSoft });
/** Keeps its room until the photo is there. */
export const photo = style({ aspectRatio: '4 / 3', overflow: 'hidden', backgroundColor: vars.color.sunken });
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const drawing = style({ maxWidth: '24rem', marginInline: 'auto' });
/** Fills its card, so that the buttons of cards beside each other stand on one line. */
export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gridTemplateRows: 'auto 1fr', height: '100%' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  padding: vars.space.l,
  '@media': { [media.tablet]: { padding: vars.space.xl } },
});
export const button = style({ marginBlockStart: 'auto' });
