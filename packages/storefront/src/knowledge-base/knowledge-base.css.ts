import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

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

// However many there are, the last row is whole: in two columns the first of an odd number stands across both, in three the first two or four stand two in a row.
const first = (rest: string) => `${grid} > li:first-child:nth-last-child(${rest})`;
globalStyle(`${grid} > li`, {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { [media.desktop]: { gridColumn: 'span 2' } },
});
globalStyle(first('2n + 3'), { '@media': { [media.tablet]: { gridColumn: 'span 2' } } });
globalStyle(
  `${first('3n + 2')}, ${first('3n + 2')} + li, :is(${first('3n + 4')}, ${first('3n + 4')} + li, ${first('3n + 4')} + li + li, ${first('3n + 4')} + li + li + li)`,
  {
    '@media': { [media.desktop]: { gridColumn: 'span 3' } },
  },
);
