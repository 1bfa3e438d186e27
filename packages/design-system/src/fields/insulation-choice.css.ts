import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

/** Card and panel are one shape: the panel belongs to the answer above it. */
export const panel = style({
  padding: vars.space.m,
  backgroundColor: vars.color.surface,
  border: `2px solid ${vars.color.brand}`,
  borderBlockStart: 0,
  borderEndStartRadius: vars.radius.control,
  borderEndEndRadius: vars.radius.control,
});
export const panelInvalid = style({ borderColor: vars.color.error });
export const explanation = style({
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  lineHeight: 1.45,
  marginBlockEnd: vars.space.s,
});
/** Beside each other where both have room, even on most phones; no wider than their answers. */
export const figures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.m });
globalStyle(`${figures} > *`, { flex: '1 1 8.5rem', maxWidth: '14rem' });
