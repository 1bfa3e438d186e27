import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
export const viewport = style({
  position: 'fixed',
  insetBlockEnd: vars.space.m,
  insetInline: vars.space.m,
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: 0,
  listStyle: 'none',
  outline: 'none',
  pointerEvents: 'none',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', width: '26rem' } },
});
export const toast = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
  backgroundColor: vars.color.ink,
  // Told apart from the footer, which has the same ground.
  border: `1px solid ${vars.color.paper}`,
  color: vars.color.paper,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  pointerEvents: 'auto',
  selectors: { '&[data-state=open]': { animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}` } },
  '@media': { [media.calm]: { selectors: { '&[data-state=open]': { animation: 'none' } } } },
});
export const message = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 });
export const close = style({ display: 'inline-grid', placeItems: 'center', flex: 'none', width: '2.75rem', height: '2.75rem', borderRadius: vars.radius.small, selectors: { '&:focus-visible': { outlineColor: vars.color.paper, outlineOffset: '-3px' } } });
