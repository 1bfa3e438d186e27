import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const background = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: 'auto 1fr',
  minHeight: 'calc(100dvh - 5rem)',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gridTemplateRows: '1fr' } },
});
/** From above, not in the middle: what is loaded or goes wrong then moves nothing above it. */
export const form = style({
  paddingInline: vars.width.gutter,
  paddingBlock: `${vars.space.l} ${vars.space.xxl}`,
  '@media': { [media.desktop]: { paddingInlineEnd: vars.space.xxxl, paddingBlockStart: 'clamp(4rem, 16vh, 10rem)' } },
});
export const column = style({
  width: '100%',
  maxWidth: '26rem',
  marginInline: 'auto',
  '@media': { [media.desktop]: { marginInlineStart: 0 } },
});
/** From the cold outside to the warmth inside; the house stands on the bottom edge. */
export const scene = style({
  order: -1,
  display: 'flex',
  alignItems: 'flex-end',
  justifyContent: 'center',
  overflow: 'hidden',
  paddingInline: vars.width.gutter,
  paddingBlockStart: vars.space.l,
  background: `linear-gradient(100deg, ${vars.color.infoSoft}, ${vars.color.actionSoft})`,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': {
    [media.desktop]: {
      order: 0,
      paddingInline: vars.space.xxl,
      paddingBlock: vars.space.huge,
      alignItems: 'center',
      borderBlockEnd: 0,
      borderStartStartRadius: vars.radius.card,
    },
  },
});
export const house = style({
  width: '100%',
  maxWidth: '17rem',
  '@media': { [media.tablet]: { maxWidth: '24rem' }, [media.desktop]: { maxWidth: '42rem' } },
});
