import { vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const photo = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
globalStyle(`${photo} > img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const drawing = style({
  padding: `${vars.space.l} ${vars.space.l} 0`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brandSoft,
});
