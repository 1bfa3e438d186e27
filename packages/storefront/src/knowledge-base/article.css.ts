import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const opening = style({ ...oneColumn, paddingBlockStart: vars.space.m });
export const start = style({
  ...oneColumn,
  gap: vars.space.l,
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: vars.space.xxl },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});
export const words = style({
  ...oneColumn,
  gap: vars.space.l,
  alignContent: 'center',
  maxWidth: '40rem',
  paddingBlockEnd: vars.space.m,
  overflowWrap: 'anywhere',
});
export const facts = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xxs,
  margin: 0,
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
});

/** The picture stands on the line, beside the words where there is room. Its own room is there before it is. */
export const picture = style({
  alignSelf: 'end',
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
  backgroundColor: vars.color.brandSoft,
  '@media': { print: { maxWidth: '16rem', justifySelf: 'start' } },
});
globalStyle(`${picture} img`, { display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const promptPlace = style({
  display: 'flex',
  justifyContent: 'center',
  paddingBlockStart: vars.space.m,
  '@media': { print: { display: 'none' } },
});
export const prompt = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: '2.75rem',
  paddingInline: vars.space.m,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  textDecoration: 'none',
  borderRadius: vars.radius.control,
  '@media': { [media.pointing]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.28em' } } } },
});

/** The blocks keep the page's margin of their own; beside them, from a tablet on, stands what one can do with the article. */
export const columns = style({
  ...oneColumn,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 14rem' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem' },
  },
});
/** To be read at length: larger where there is room, and with it as wide as the words beside it leave free. */
export const text = style({
  minWidth: 0,
  outline: 'none',
  '@media': { [media.desktop]: { fontSize: '1.25rem', lineHeight: '1.6' } },
});
export const aside = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xl,
  paddingInline: vars.width.gutter,
  paddingBlockEnd: vars.space.xxl,
  '@media': {
    [media.tablet]: {
      position: 'sticky',
      insetBlockStart: vars.space.l,
      alignSelf: 'start',
      paddingInlineStart: 0,
      paddingBlockStart: vars.space.l,
    },
    // Over the margin of the text, which isn't wide enough to reach it.
    [media.desktop]: {
      marginInlineStart: `calc(-1 * ${vars.width.gutter})`,
      paddingInlineStart: vars.space.xl,
      paddingBlock: 0,
      marginBlockStart: vars.space.xxxl,
      borderInlineStart: `1px solid ${vars.color.hairline}`,
    },
    print: { display: 'none' },
  },
});
export const share = style({ display: 'grid', gap: vars.space.s });

/** On a phone above the text, to see what is coming; beside it where there is room. */
export const contents = style({ display: 'grid', gap: vars.space.s });
export const contentsList = style({
  display: 'grid',
  gap: vars.space.xs,
  margin: 0,
  paddingInlineStart: '1.4em',
  overflowWrap: 'anywhere',
});
export const sources = style({ display: 'grid', gap: vars.space.s, maxWidth: vars.width.text, paddingBlockEnd: vars.space.xxl });
export const sourceList = style({ display: 'grid', gap: vars.space.xs });
export const source = style({ margin: 0, fontSize: vars.size.small, overflowWrap: 'anywhere' });
export const sourceDate = style({ color: vars.color.inkMuted });
export const networks = style({ display: 'flex', gap: vars.space.s, margin: 0, padding: 0, listStyleType: '""' });
export const network = style({
  display: 'inline-grid',
  placeItems: 'center',
  width: '3rem',
  height: '3rem',
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.brand,
  '@media': { [media.pointing]: { selectors: { '&:hover': { borderColor: vars.color.ink, color: vars.color.ink } } } },
});
