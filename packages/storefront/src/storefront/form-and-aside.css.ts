import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl, alignItems: 'start' });

/** A form, and beside it, below it on a phone, what else there is to know. */
export const formAndAside = style([
  parts,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)' },
      [media.desktop]: { gridTemplateColumns: `minmax(0, ${vars.width.form}) minmax(0, 24rem)`, columnGap: vars.space.xxl },
    },
  },
]);

/** The same for a form with three fields in a row, which takes its whole width first: what else there is to know is below it on a tablet too. */
export const wideFormAndAside = style([
  parts,
  {
    '@media': {
      [media.tablet]: { gridTemplateColumns: `minmax(0, ${vars.width.form})` },
      [media.desktop]: { gridTemplateColumns: `${vars.width.form} minmax(0, 24rem)`, columnGap: vars.space.xxl },
    },
  },
]);
