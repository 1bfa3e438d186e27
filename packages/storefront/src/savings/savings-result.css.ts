import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** At least as high as the screen, as what comes in its place is: the rest of the page stays out of sight until then. */
const wholeScreen = 'max(40rem, 100svh)';
export const place = style({ minHeight: wholeScreen, '@media': { [media.scriptless]: { minHeight: 0 } } });
export const message = style({ paddingBlock: vars.space.xl });
export const form = style({ maxWidth: '32rem' });
/** What a form is for, and beside it the form. */
export const titleAndForm = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    // Wide enough for the longest word of a title.
    [media.desktop]: { gridTemplateColumns: `minmax(17rem, 1fr) minmax(0, ${vars.width.form})`, columnGap: vars.space.xxl },
  },
});
/** Without script nothing comes in its place. */
export const waiting = style({ '@media': { [media.scriptless]: { display: 'none' } } });
/** What only a script answers. */
export const scripted = style({ '@media': { [media.scriptless]: { display: 'none' }, print: { display: 'none' } } });

/** The home in its street, from edge to edge; what it saves lies over the street. */
export const street = style({
  overflow: 'clip',
  backgroundImage: `linear-gradient(color-mix(in srgb, ${vars.warmLine.cold} 24%, ${vars.color.surface}), color-mix(in srgb, ${vars.warmLine.cold} 10%, ${vars.color.surface}))`,
  '@media': { print: { backgroundImage: 'none' } },
});
/** The lawn goes on as far as the screen. */
export const asking = style([street, { minHeight: wholeScreen, '@media': { [media.scriptless]: { minHeight: 0 } } }]);
export const streetParts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxl,
    },
  },
});
export const streetWords = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.xs,
  paddingBlock: `${vars.space.l} ${vars.space.s}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxl } },
});
export const address = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.h1,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  lineHeight: 1.04,
});
/** Larger than the page on a phone: the street may go out of sight, the home not. */
export const streetHouse = style({
  alignSelf: 'end',
  marginInline: '-14%',
  '@media': {
    [media.tablet]: { marginInline: 0 },
    [media.desktop]: { marginBlockStart: `calc(-1 * ${vars.space.xxl})` },
    // A sheet cuts off what would lie in the page's gutter.
    print: { maxWidth: '20rem', marginInline: 0 },
  },
});
/** Its roof below the words, of which there are more than of a result. */
export const askingHouse = style([streetHouse, { '@media': { [media.desktop]: { marginBlockStart: vars.space.l } } }]);
export const streetPanel = style({
  position: 'relative',
  marginBlock: `${vars.space.xs} ${vars.space.l}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  '@media': { [media.desktop]: { gridColumn: '2', gridRow: '1 / span 2', alignSelf: 'center', marginBlock: vars.space.xxl } },
});

export const barLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  '@media': { print: { display: 'none' } },
});

const bandBase = style({
  paddingBlock: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlock: '5.5rem' }, print: { paddingBlock: vars.space.l, backgroundColor: 'transparent' } },
});
/** Over the whole width: no two below each other have the same tone. */
export const band = styleVariants({
  first: [bandBase, { paddingBlockStart: vars.space.xl, '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxxl } } }],
  paper: [bandBase],
  surface: [bandBase, { backgroundColor: vars.color.surface, borderBlockStart: `1px solid ${vars.color.hairline}` }],
  ice: [bandBase, { backgroundColor: vars.color.infoSoft }],
});
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', columnGap: vars.space.xxl, alignItems: 'start' },
  },
});
export const fit = style({ '@media': { [media.desktop]: { gridColumn: '2', gridRow: '1' } } });
