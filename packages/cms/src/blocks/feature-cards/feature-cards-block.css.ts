import { byScheme, media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  alignContent: 'start',
  padding: vars.space.l,
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.hairline}`,
  minWidth: 0,
  '@media': { [media.tablet]: { padding: vars.space.xl } },
});

export const ground = styleVariants({
  light: [card, { backgroundColor: vars.color.surface }],
  // Light on paper, which takes less ink than a dark ground.
  dark: [
    card,
    {
      '@media': {
        screen: {
          // In the dark the brand is light, and a whole card of it would shine.
          backgroundColor: byScheme(vars.color.brand, vars.color.brandSoft),
          borderColor: 'transparent',
          color: byScheme(vars.color.onBrand, vars.color.ink),
        },
      },
    },
  ],
});
export const words = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xs });
export const brand = style({ fontWeight: vars.weight.strong });
export const title = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h3,
  letterSpacing: vars.tracking.heading,
  lineHeight: 1.2,
  overflowWrap: 'break-word',
});
export const features = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyleType: '""',
});
export const feature = style({ display: 'flex', gap: vars.space.xs, alignItems: 'baseline', overflowWrap: 'anywhere' });
