import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** From edge to edge, in the brand's colour: one on a page. */
export const band = style({
  paddingBlock: vars.space.xxl,
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  '@media': { [media.desktop]: { paddingBlock: vars.space.xxxl } },
});
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  justifyItems: 'start',
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto', gap: vars.space.xl } },
});
export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h2,
  letterSpacing: vars.tracking.heading,
  lineHeight: vars.leading.heading,
  textWrap: 'balance',
  overflowWrap: 'break-word',
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxWidth: vars.width.text,
});
