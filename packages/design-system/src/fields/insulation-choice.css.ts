import { style } from '@vanilla-extract/css';
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
export const explanation = style({ color: vars.color.inkMuted, fontSize: vars.size.small, lineHeight: 1.45, marginBlockEnd: vars.space.s });
/** Beside each other where both have room, also on most phones. */
export const figures = style({ display: 'grid', gap: vars.space.m, gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))', alignItems: 'start' });
