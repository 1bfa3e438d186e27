import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Air above a title that is large. */
export const hero = style({
  paddingBlock: `${vars.space.xl} ${vars.space.xl}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxxl } },
});
export const parts = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.xl });

/** The title over the full width of a phone; on a desktop the rest of the words beside it, of which none stands above it. */
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 4fr)', gap: vars.space.xxl, alignItems: 'start' } },
});
/** As much room as a film takes. */
export const photo = style({
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0`,
});
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const cue = style({ display: 'flex', justifyContent: 'center' });
