import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const browser = style({ ...oneColumn, gap: vars.space.l });
/** Fades while the next part is on its way; what it shows can still be read. */
export const results = style({
  ...oneColumn,
  gap: vars.space.l,
  borderRadius: vars.radius.card,
  outline: 'none',
  transition: `opacity ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '&[aria-busy=true]': { opacity: 0.5 } },
  '@media': { [media.calm]: { transition: 'none' } },
});
// An empty mark, and not none: Safari would no longer call it a list.
export const grid = style({
  ...oneColumn,
  gap: vars.space.l,
  margin: 0,
  padding: 0,
  listStyleType: '""',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

globalStyle(`${grid} > li`, { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Without script they never come. */
export const related = style({ '@media': { '(scripting: none)': { display: 'none' } } });
/** As high as a card is, roughly. */
export const awaited = style({ minHeight: '30rem' });
