import { vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const header = style({ paddingBlock: `${vars.space.l} ${vars.space.xl}` });
export const words = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  maxWidth: '48rem',
  paddingBlockEnd: vars.space.xl,
});
export const cue = style({ display: 'flex', justifyContent: 'center', paddingBlockStart: vars.space.m });
