import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** As high as what comes in its place, so that the rest of the page stays where it is. */
export const place = style({ minHeight: '40rem', paddingBlock: vars.space.xl });
export const form = style({ maxWidth: '32rem' });

/** A ground, with its mark at the first line. */
export const point = style({ display: 'grid', gridTemplateColumns: 'auto 1fr', gap: vars.space.s, alignItems: 'start' });

export const figure = style({
  margin: 0,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h1,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.1,
  overflowWrap: 'anywhere',
});
