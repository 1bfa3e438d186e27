import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const place = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  containerType: 'inline-size',
});

/** Whether fields and button fit on one row; on a phone, and in a column beside something, they don't. */
const oneRow = '(min-width: 40rem)';

/** One row where there is room for it; fields and button stand on one line, even where one of them has a message below it. */
export const row = style({
  display: 'grid',
  // Two, while a label of one word stays whole; both are there before the fields that come.
  gridTemplateColumns: `repeat(auto-fill, minmax(min(100%, max(7.25rem, 50% - ${vars.space.m})), 1fr))`,
  alignItems: 'start',
  gap: vars.space.m,
  '@container': {
    [oneRow]: { gridTemplateColumns: 'auto auto minmax(0, 10rem) auto', justifyContent: 'start', columnGap: vars.space.l },
  },
});

/** Below the fields where these fill the row; else as far down as a label above it would bring it. */
export const press = style({
  gridColumn: '1 / -1',
  '@container': { [oneRow]: { gridColumn: 'auto', marginBlockStart: `calc(1lh + ${vars.space.xs})` } },
});
