import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

/** As high as what comes in its place, so that the rest of the page stays where it is. */
export const place = style({ minHeight: '40rem', '@media': { [media.scriptless]: { minHeight: 0 } } });
export const message = style({ paddingBlock: vars.space.xl });
export const form = style({ maxWidth: '32rem' });
/** Without script nothing comes in its place. */
export const waiting = style({ '@media': { [media.scriptless]: { display: 'none' } } });
/** What only a script answers. */
export const scripted = style({ '@media': { [media.scriptless]: { display: 'none' }, print: { display: 'none' } } });

export const bar = style({ borderBlock: `1px solid ${vars.color.hairline}` });
export const barLine = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.m,
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
});
export const barLinks = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  '@media': { [media.tablet]: { marginInlineStart: 'auto' }, print: { display: 'none' } },
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
/** On a phone whether it fits comes between what it saves in money and the rest. */
export const hero = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)',
      gridTemplateRows: 'auto 1fr',
      columnGap: vars.space.xxl,
      alignItems: 'start',
    },
  },
});
export const fit = style({ '@media': { [media.desktop]: { gridColumn: '2', gridRow: '1 / span 2' } } });
