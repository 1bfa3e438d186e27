import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const smallDesktop = 'screen and (min-width: 1124px) and (max-width: 1399.98px)';

/** The street goes from edge to edge, whatever is left out of sight. */
export const street = style({
  overflow: 'clip',
  backgroundImage: `linear-gradient(color-mix(in srgb, ${vars.warmLine.cold} 24%, ${vars.color.surface}), color-mix(in srgb, ${vars.warmLine.cold} 10%, ${vars.color.surface}))`,
  '@media': { print: { backgroundImage: 'none' } },
});

/** Words, the form, the home and what it saves below each other on a phone; words beside the form and the home beside what it saves on a desktop. */
export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  paddingBlockStart: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr)',
      columnGap: vars.space.xxl,
      paddingBlockStart: vars.space.xl,
    },
  },
});

/** Before the drawing, whose street is behind all of it. */
const above = { position: 'relative', zIndex: 1 } as const;
export const words = style({
  ...above,
  display: 'grid',
  alignContent: 'start',
  justifyItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.l,
});
/** As high as what comes in its place, so that the form stays where it is. */
export const intro = style({ minHeight: '12.5rem', '@media': { [media.tablet]: { minHeight: '9.5rem' } } });
const panel = style({ ...above, borderRadius: vars.radius.card, boxShadow: vars.shadow.floating });
export const form = style([panel, { alignSelf: 'start' }]);

/** Larger than the page on a phone: the street may go out of sight, the home not. */
export const house = style({
  alignSelf: 'end',
  marginInline: '-14%',
  '@media': {
    [media.tablet]: { marginInline: 'auto', width: '100%', maxWidth: '42rem' },
    // Its roof close below the words, so that the pump is in sight; the lawn goes on below it.
    [media.desktop]: {
      alignSelf: 'start',
      marginInline: 0,
      marginBlockStart: `calc(-1 * (${vars.space.xxxl} + ${vars.space.xs}))`,
      maxWidth: 'none',
    },
    // A narrow column would leave more lawn than home; what it saves lies over the neighbours.
    [smallDesktop]: { width: '120%' },
    // A sheet cuts off what would lie in the page's gutter.
    print: { maxWidth: '20rem', marginInline: 0 },
  },
});

const air = `${vars.space.xs} ${vars.space.l}`;
/** The words beside the form are a little higher than it is. */
const belowForm = `calc(-1 * ${vars.space.l}) ${vars.space.l}`;
/** As high as what comes in it, air and all, so that nothing moves when it comes. */
export const range = style({
  ...above,
  '@media': { [media.desktop]: { display: 'grid', alignContent: 'center', minHeight: '30rem', marginBlock: belowForm } },
});
globalStyle(`${range}:not(:empty)`, { marginBlock: air, '@media': { [media.desktop]: { marginBlock: belowForm } } });
globalStyle(`${range} > *`, { borderRadius: vars.radius.card, boxShadow: vars.shadow.floating });
