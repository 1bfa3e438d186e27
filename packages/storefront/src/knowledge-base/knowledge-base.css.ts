import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

/** 100 px above the filters, which is where one arrives (spec 2 §9), with the room that every page keeps. */
const room = `calc(100px - ${vars.space.huge})`;

export const browser = style({ ...oneColumn, position: 'relative', gap: vars.space.l });
export const filters = style({ scrollMarginBlockStart: room, outline: 'none', '@media': { print: { display: 'none' } } });
export const results = style({ ...oneColumn, gap: vars.space.l });
/** Before the articles in the page, so that the keyboard goes on to them; beside the filters on the screen, so that these come into view. */
export const besideFilters = style({ position: 'absolute', insetBlockStart: 0, scrollMarginBlockStart: room, outline: 'none' });
// An empty mark, and not none: Safari would no longer call it a list.
export const grid = style({
  ...oneColumn,
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(6, minmax(0, 1fr))' },
  },
});

globalStyle(`${grid} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
});
// However many there are, the last row is whole. Which number it is is said by who knows: counted by a selector, a page that is still coming would be laid out anew with each article.
/** Three or more, and an odd number: in two columns the first stands across both. */
export const odd = style({});
globalStyle(`${odd} > :first-child`, { '@media': { [media.tablet]: { gridColumn: 'span 2' } } });
/** In three columns: so many of them stand two in a row, at the beginning. */
export const halves = styleVariants({ '2': {}, '4': {} });
for (const count of [2, 4] as const)
  globalStyle(`${halves[count]} > :nth-child(-n + ${count})`, { '@media': { [media.desktop]: { gridColumn: 'span 3' } } });
