import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

const arrive = keyframes({ from: { opacity: 0, transform: 'translateY(12px)' } });
export const viewport = style({
  position: 'fixed',
  insetInline: vars.space.m,
  // Over everything, a modal too: what happened there is told here.
  zIndex: 50,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  // Many errors scroll, and leave half of the page in sight.
  maxHeight: '50dvh',
  overflowY: 'auto',
  padding: 0,
  listStyle: 'none',
  borderRadius: vars.radius.control,
  // Also where a window takes them from the page; without them a finger can't scroll it.
  pointerEvents: 'auto',
  '@media': { [media.tablet]: { insetInlineStart: 'auto', width: '26rem' }, print: { display: 'none' } },
});
export const side = styleVariants({ bottom: { insetBlockEnd: vars.space.m }, top: { insetBlockStart: vars.space.m } });

export const toast = style({
  flex: 'none',
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.s,
  padding: `${vars.space.xs} ${vars.space.xs} ${vars.space.xs} ${vars.space.m}`,
  backgroundColor: vars.color.ink,
  // Told apart from the footer, which has the same ground.
  border: `1px solid ${vars.color.paper}`,
  color: vars.color.paper,
  borderRadius: vars.radius.control,
  // Important, since Radix says on the element that none does anything: many of them scroll, and a swipe to put one away goes sideways.
  touchAction: 'pan-y !important',
  selectors: {
    '&[data-state=open]': { animation: `${arrive} ${vars.motion.calm} ${vars.motion.ease}` },
    // Follows a finger that puts it away.
    '&[data-swipe=move]': { transform: 'translateX(var(--radix-toast-swipe-move-x))' },
    '&:focus-visible': { outlineColor: vars.color.paper, outlineOffset: '-5px' },
  },
  '@media': { [media.calm]: { selectors: { '&[data-state=open]': { animation: 'none' } } } },
});
/** Centres the icon on the first line. */
export const icon = style({ flex: 'none', display: 'inline-flex', alignItems: 'center', height: '2.75rem' });
export const content = style({ flex: 1, minWidth: 0, paddingBlock: '0.5625rem', lineHeight: 1.4 });
export const message = style({ overflowWrap: 'anywhere' });
const onInk = { '&:focus-visible': { outlineColor: vars.color.paper, outlineOffset: '-3px' } };
export const action = style({
  minHeight: '2.75rem',
  marginBlockEnd: '-0.5625rem',
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.3em',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.small,
  selectors: onInk,
});
export const close = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.small,
  selectors: onInk,
});
