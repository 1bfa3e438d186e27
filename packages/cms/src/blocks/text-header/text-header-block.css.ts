import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

/** Air above a title that is large. */
export const header = style({
  paddingBlock: `${vars.space.xl} ${vars.space.xl}`,
  '@media': { [media.desktop]: { paddingBlockStart: vars.space.xxxl } },
});
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxWidth: '60rem',
  paddingBlockEnd: vars.space.xl,
});
export const cue = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.m });
