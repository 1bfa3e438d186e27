import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const section = style({
  paddingBlockEnd: vars.space.xxl,
  '@media': { [media.desktop]: { paddingBlockEnd: vars.space.xxxl }, print: { paddingBlockEnd: vars.space.l } },
});

/** The first section of a page stands closer to the header; on a desktop not so close that its title hangs below it. */
export const place = styleVariants({
  first: { paddingBlockStart: vars.space.xl, '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxxl } } },
  following: { paddingBlockStart: vars.space.xxl, '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxxl } } },
});

/** Where it ends the page, the footer begins at once: a strip of paper between two bands would be a third. */
const ending = {
  selectors: { 'main > div > &:last-child': { marginBlockEnd: `calc(-1 * ${vars.space.huge})` } },
};
const deep = `color-mix(in srgb, ${vars.color.brand} 66%, black)`;
/** Bands from edge to edge, of a screen: paper has no edge to reach. On the dark one everything in it takes light words, by the names that it is painted with. */
export const ground = styleVariants({
  paper: {},
  surface: { backgroundColor: vars.color.surface, ...ending },
  /** The tone of walls in the drawings: for what one may do next. */
  sand: {
    '@media': {
      screen: {
        backgroundColor: vars.drawing.wall,
        vars: { [vars.color.inkMuted]: `color-mix(in srgb, ${vars.color.ink} 76%, ${vars.color.surface})` },
      },
    },
    ...ending,
  },
  ice: {
    '@media': {
      screen: {
        backgroundColor: `color-mix(in srgb, ${vars.warmLine.cold} 20%, ${vars.color.surface})`,
        vars: { [vars.color.inkMuted]: `color-mix(in srgb, ${vars.color.ink} 76%, ${vars.color.surface})` },
      },
    },
    ...ending,
  },
  deep: {
    '@media': {
      screen: {
        backgroundColor: deep,
        color: vars.color.onBrand,
        vars: {
          [vars.color.ink]: vars.color.onBrand,
          [vars.color.inkMuted]: `color-mix(in srgb, ${vars.color.onBrand} 78%, ${vars.color.brand})`,
          [vars.color.hairline]: `color-mix(in srgb, ${vars.color.onBrand} 26%, ${vars.color.brand})`,
          [vars.color.action]: vars.color.onBrand,
          [vars.color.actionHover]: vars.color.brandSoft,
          [vars.color.onAction]: vars.color.brand,
          [vars.color.focus]: vars.color.onBrand,
        },
      },
    },
    ...ending,
  },
});
