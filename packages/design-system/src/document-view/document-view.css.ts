import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const view = style({
  overflow: 'hidden',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.surface,
});
export const bar = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  padding: vars.space.m,
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center', justifyContent: 'space-between' } },
});
export const what = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minWidth: 0 });
export const words = style({ display: 'grid', minWidth: 0, lineHeight: 1.4, overflowWrap: 'anywhere' });
export const name = style({ fontWeight: vars.weight.strong });
export const detail = style({ color: vars.color.inkMuted });

export const page = style({
  display: 'block',
  width: '100%',
  // A sheet of A4 to its fold: enough to read it here, and the page goes on in sight.
  height: 'min(44rem, 75vh)',
  border: 0,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  backgroundColor: vars.color.field,
});
