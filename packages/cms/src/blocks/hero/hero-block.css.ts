import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Air above a title that is large. */
export const hero = style({
  paddingBlockStart: vars.space.xl,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxxl } },
});

/** Words first on a phone; beside the picture, which stands on the line, from a tablet on. */
export const columns = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'end',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 6fr) minmax(0, 5fr)', gap: vars.space.xxl },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  },
});

export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  paddingBlockEnd: vars.space.l,
  maxWidth: '32rem',
  '@media': { [media.desktop]: { gap: vars.space.xl } },
});

/** The drawing's ground meets the warm line below it. */
export const picture = style({ alignSelf: 'end' });
export const photo = style({ overflow: 'hidden', borderRadius: `${vars.radius.card} ${vars.radius.card} 0 0` });
globalStyle(`${photo} img`, { width: '100%', height: 'auto' });
export const cue = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.m });
