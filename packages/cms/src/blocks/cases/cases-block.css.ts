import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';
import { one } from '../section/whole-rows.css.js';

/** One by itself has its picture beside it: no half row stays empty. */
export const parts = style({
  selectors: {
    [`${one} > article > &`]: {
      '@media': {
        [media.tablet]: {
          display: 'grid',
          gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
          alignItems: 'center',
        },
      },
    },
  },
});
export const words = style({ padding: vars.space.l, '@media': { [media.tablet]: { padding: vars.space.xl } } });
export const facts = style({ margin: 0 });
export const fact = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  overflowWrap: 'anywhere',
});
export const label = style({ color: vars.color.inkMuted });
export const value = style({ margin: 0, fontWeight: vars.weight.strong, fontVariantNumeric: 'tabular-nums' });
