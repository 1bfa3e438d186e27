import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

const dot = '1.25rem';
const line = (angle: string) =>
  `linear-gradient(${angle}, ${vars.warmLine.cold}, ${vars.warmLine.mild} 58%, ${vars.warmLine.warm})`;

/** A moment, its title, words and picture: each as high as the highest beside it, so that pictures stand in line. */
const rows = 4;

/** Down along the warm line on phones and tablets; from 1124 px along it from left to right, and on to the side when there is no room for all. */
export const list = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: '0.25rem',
    insetInlineStart: `calc(${dot} / 2 - 3px)`,
    width: '6px',
    borderRadius: vars.radius.round,
    background: line('180deg'),
  },
  '@media': {
    [media.desktop]: {
      // Of all that there will be, not of those that have come so far: they would move.
      gridTemplateColumns: 'repeat(var(--count), minmax(11rem, 1fr))',
      gridTemplateRows: `repeat(${rows}, auto)`,
      rowGap: vars.space.xs,
      gridAutoFlow: 'column',
      '::before': {
        insetBlock: 'auto',
        insetBlockStart: `calc(${dot} / 2 - 3px)`,
        insetInline: 0,
        width: '100%',
        height: '6px',
        background: line('90deg'),
      },
    },
    [media.forcedColours]: { '::before': { background: 'CanvasText' } },
  },
});
export const scroller = style({
  '@media': { [media.desktop]: { overflowX: 'auto', paddingBlockEnd: vars.space.s, scrollbarWidth: 'thin' } },
});
export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  alignContent: 'start',
  paddingInlineStart: `calc(${dot} + ${vars.space.m})`,
  '@media': {
    [media.desktop]: {
      gridRow: `span ${rows}`,
      gridTemplateRows: 'subgrid',
      paddingInlineStart: 0,
      paddingBlockStart: `calc(${dot} + ${vars.space.m})`,
    },
  },
});
const place = style({
  position: 'absolute',
  insetInlineStart: 0,
  insetBlockStart: '0.2rem',
  width: dot,
  height: dot,
  borderRadius: vars.radius.round,
  border: `3px solid ${vars.color.ink}`,
  '@media': { [media.desktop]: { insetBlockStart: 0 } },
});
export const dotTone = styleVariants({
  done: [place, { backgroundColor: vars.color.ink }],
  coming: [place, { backgroundColor: vars.color.surface }],
});
export const photo = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  marginBlockStart: vars.space.xs,
  '@media': { [media.desktop]: { gridRow: rows } },
});
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
