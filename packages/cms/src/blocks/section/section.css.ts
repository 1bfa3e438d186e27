import { byScheme, media, vars } from '@pomp/design-system/theme';
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
/** In the dark the brand itself is light: there its soft tone is the deep one, and words are white with a little of the brand. */
const deep = byScheme(`color-mix(in srgb, ${vars.color.brand} 66%, black)`, vars.color.brandSoft);
const onDeep = byScheme(vars.color.onBrand, `color-mix(in srgb, ${vars.color.brand} 18%, white)`);
const brandAround = byScheme(vars.color.brand, vars.color.brandSoft);
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
        backgroundColor: `color-mix(in srgb, ${vars.warmLine.cold} ${byScheme('20%', '13%')}, ${vars.color.surface})`,
        vars: { [vars.color.inkMuted]: `color-mix(in srgb, ${vars.color.ink} 76%, ${vars.color.surface})` },
      },
    },
    ...ending,
  },
  deep: {
    '@media': {
      screen: {
        backgroundColor: deep,
        color: onDeep,
        vars: {
          [vars.color.ink]: onDeep,
          [vars.color.inkMuted]: `color-mix(in srgb, ${onDeep} 78%, ${brandAround})`,
          [vars.color.hairline]: `color-mix(in srgb, ${onDeep} 26%, ${brandAround})`,
          [vars.color.action]: onDeep,
          [vars.color.actionHover]: byScheme(vars.color.brandSoft, vars.color.brand),
          [vars.color.onAction]: brandAround,
          [vars.color.focus]: onDeep,
        },
      },
    },
    ...ending,
  },
});
