import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { byScheme } from '../brands/by-scheme.js';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** So low (a phone on its side, 400 % zoom) that title and actions would leave the content no room: the panel scrolls as one. */
const low = '(max-height: 30rem)';

const fadeIn = keyframes({ from: { opacity: 0 } });
const fadeOut = keyframes({ to: { opacity: 0 } });
const rise = keyframes({ from: { opacity: 0, transform: 'translateY(2rem)' } });

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: 40,
  backgroundColor: byScheme(`color-mix(in srgb, ${vars.color.ink} 60%, transparent)`, 'rgb(0 0 0 / 70%)'),
  selectors: {
    '&[data-state=open]': { animation: `${fadeIn} ${vars.motion.calm} ${vars.motion.ease}` },
    '&[data-state=closed]': { animation: `${fadeOut} ${vars.motion.quick} ${vars.motion.ease}` },
  },
  '@media': { [media.calm]: { selectors: { '&[data-state]': { animation: 'none' } } }, print: { display: 'none' } },
});

/** How it looks; where it stands is in `panel`. */
export const sheet = style({
  display: 'flex',
  flexDirection: 'column',
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  // Seen in forced colours, where ground and shadow are gone.
  border: '2px solid transparent',
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  overflowWrap: 'anywhere',
});

export const panel = style([
  sheet,
  {
    position: 'fixed',
    zIndex: 41,
    insetInline: 0,
    insetBlockEnd: 0,
    // A strip of the page stays in sight, and closes the modal when touched.
    maxHeight: `calc(100dvh - ${vars.space.xxl})`,
    borderEndStartRadius: 0,
    borderEndEndRadius: 0,
    outline: 'none',
    selectors: {
      '&[data-state=open]': { animation: `${rise} ${vars.motion.calm} ${vars.motion.ease}` },
      '&[data-state=closed]': { animation: `${fadeOut} ${vars.motion.quick} ${vars.motion.ease}` },
    },
    '@media': {
      [media.tablet]: {
        inset: 0,
        margin: 'auto',
        width: `calc(100% - 2 * ${vars.space.xl})`,
        height: 'fit-content',
        maxHeight: `calc(100dvh - 2 * ${vars.space.xl})`,
        borderRadius: vars.radius.card,
      },
      [low]: { insetBlock: 0, maxHeight: '100dvh', overflowY: 'auto' },
      [media.calm]: { selectors: { '&[data-state]': { animation: 'none' } } },
      // After the page, as whole as that.
      print: { position: 'static', maxHeight: 'none' },
    },
  },
]);

export const size = styleVariants({ small: '28rem', base: '38rem', large: '56rem' }, (maxWidth) => ({
  '@media': { [media.tablet]: { maxWidth } },
}));

const edges = { paddingInline: vars.space.m, '@media': { [media.tablet]: { paddingInline: vars.space.l } } } as const;

export const header = style([
  edges,
  { flex: 'none', display: 'flex', alignItems: 'flex-start', gap: vars.space.s, paddingBlock: `${vars.space.m} ${vars.space.s}` },
]);
export const titles = style({
  flex: 1,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xs,
  paddingBlockStart: vars.space.xs,
});
export const description = style({ color: vars.color.inkMuted });

export const close = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  // Its cross lines up with the content's edge; its target reaches over it.
  marginInlineEnd: `calc(-1 * ${vars.space.xs})`,
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
  '@media': { [media.pointing]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
});

export const body = style([
  edges,
  {
    flex: '1 1 auto',
    minHeight: 0,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
    paddingBlock: `${vars.space.xs} ${vars.space.l}`,
    selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
    '@media': { [low]: { flex: 'none', overflowY: 'visible' }, print: { overflowY: 'visible' } },
  },
]);
/** There is more to see: the content goes on under these lines. */
export const bodyScrolls = style({ borderBlock: `1px solid ${vars.color.hairline}` });

export const actions = style([
  edges,
  {
    flex: 'none',
    display: 'flex',
    flexDirection: 'column',
    gap: vars.space.s,
    paddingBlockStart: vars.space.m,
    paddingBlockEnd: `max(${vars.space.m}, env(safe-area-inset-bottom))`,
    '@media': { [media.tablet]: { flexDirection: 'row', flexWrap: 'wrap', alignItems: 'center', paddingBlockEnd: vars.space.l } },
  },
]);
