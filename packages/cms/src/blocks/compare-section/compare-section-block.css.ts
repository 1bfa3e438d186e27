import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': {
    [media.tablet]: {
      // Of all that there will be, not of those that have come so far: they would move.
      gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))',
      gridAutoFlow: 'column',
      gridTemplateRows: 'auto auto 1fr auto',
      gap: `${vars.space.m} ${vars.space.xl}`,
    },
  },
});
/** Shares its rows with the columns beside it, so that the titles and buttons line up. */
export const column = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  alignContent: 'start',
  minWidth: 0,
  '@media': { [media.tablet]: { gridRow: 'span 4', gridTemplateRows: 'subgrid' } },
});
export const facts = style({ margin: 0 });
// Each label over its value: in a narrow column they don't fit beside each other.
globalStyle(`${facts} > div`, { display: 'block' });
export const button = style({ display: 'flex' });
