import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { ground } from '../section/section.css.js';

/** From edge to edge, dark: one on a page. Its button is light, as copper hardly differs from it. */
export const band = style([ground.deep, { position: 'relative', overflow: 'clip' }]);

/** To the edge of the screen: above the words on a phone, beside them where there is room. */
export const picture = style({
  aspectRatio: '4 / 3',
  '@media': { [media.tablet]: { position: 'absolute', insetBlock: 0, insetInlineEnd: 0, width: '50%', aspectRatio: 'auto' } },
});
globalStyle(`${picture} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });
globalStyle(`${picture} picture`, { display: 'contents' });

const stacked = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
  paddingBlock: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlock: vars.space.huge } },
});
export const parts = styleVariants({
  alone: [
    stacked,
    {
      alignItems: 'center',
      '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xl } },
    },
  ],
  besidePicture: [
    stacked,
    {
      '@media': { [media.tablet]: { width: '50%', minHeight: '26rem', alignContent: 'center', paddingInlineEnd: vars.space.xxl } },
    },
  ],
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxWidth: vars.width.text,
});
