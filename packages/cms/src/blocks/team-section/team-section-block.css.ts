import { vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const profile = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  overflowWrap: 'anywhere',
});
export const picture = style({
  display: 'grid',
  placeItems: 'center',
  aspectRatio: '1',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brandSoft,
});
globalStyle(`${picture} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const initials = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h1,
  letterSpacing: vars.tracking.display,
  color: vars.color.brand,
});
