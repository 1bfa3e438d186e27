import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const footer = style({ backgroundColor: vars.color.ink, color: vars.color.paper, marginBlockStart: vars.space.huge });
export const inner = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: `${vars.space.xxxl} ${vars.space.xl}`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
});
export const lead = style({ maxWidth: vars.width.form });
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${vars.space.xl} ${vars.space.l}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
});
export const columnTitle = style({ fontFamily: vars.font.heading, fontWeight: vars.weight.heading, fontSize: vars.size.h4, marginBlockEnd: vars.space.s, overflowWrap: 'anywhere' });
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs });
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.l });
export const smallPrint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  alignItems: 'center',
  fontSize: vars.size.small,
  borderBlockStart: `1px solid color-mix(in srgb, ${vars.color.paper} 28%, transparent)`,
  paddingBlockStart: vars.space.l,
});
