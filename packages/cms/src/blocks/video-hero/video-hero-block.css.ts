import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const hero = style({ paddingBlock: `${vars.space.l} ${vars.space.xl}` });
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

/** The title over the full width of a phone; the rest of the words beside it on a desktop. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space.xxl, alignItems: 'end' } },
});
/** As much room as a film takes. */
export const photo = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const cue = style({ display: 'flex', justifyContent: 'center' });
