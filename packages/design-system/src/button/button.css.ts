import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const button = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  maxWidth: '100%',
  // Beside a text, the text gives way.
  flexShrink: 0,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    [media.calm]: { transition: 'none' },
    [media.forcedColours]: { borderColor: 'ButtonText' },
    // A link that looks like one; buttons themselves are left out everywhere.
    print: { display: 'none' },
  },
});

export const size = styleVariants({
  base: {
    minHeight: '3.25rem',
    paddingBlock: vars.space.s,
    paddingInline: vars.space.m,
    '@media': { [media.tablet]: { paddingInline: vars.space.l } },
  },
  small: { minHeight: '2.75rem', paddingBlock: vars.space.xs, paddingInline: '1.125rem' },
});

export const tone = styleVariants({
  primary: {
    backgroundColor: vars.color.action,
    color: vars.color.onAction,
    '@media': {
      [media.pointing]: { selectors: { '&:hover:not([aria-disabled=true])': { backgroundColor: vars.color.actionHover } } },
    },
  },
  secondary: {
    backgroundColor: 'transparent',
    borderColor: vars.color.ink,
    color: vars.color.ink,
    '@media': { [media.pointing]: { selectors: { '&:hover:not([aria-disabled=true])': { backgroundColor: vars.color.sunken } } } },
  },
  quiet: {
    backgroundColor: 'transparent',
    color: vars.color.ink,
    textDecorationLine: 'underline',
    textDecorationThickness: '2px',
    textUnderlineOffset: '0.3em',
    selectors: {
      // A link's width, whatever the size: it stands in a row with buttons, or alone on the left edge.
      '&&': { paddingInline: vars.space.xxs },
    },
    '@media': { [media.pointing]: { selectors: { '&:hover:not([aria-disabled=true])': { textDecorationThickness: '3px' } } } },
  },
  danger: {
    backgroundColor: 'transparent',
    borderColor: vars.color.error,
    color: vars.color.error,
    '@media': {
      [media.pointing]: { selectors: { '&:hover:not([aria-disabled=true])': { backgroundColor: vars.color.errorSoft } } },
    },
  },
});

export const width = styleVariants({
  content: {},
  full: { width: '100%' },
  /** Over the full width on a phone. */
  phone: { width: '100%', '@media': { [media.tablet]: { width: 'auto' } } },
});

const inactiveLook = {
  backgroundColor: vars.color.sunken,
  borderColor: 'transparent',
  color: vars.color.ink,
  cursor: 'not-allowed',
  textDecoration: 'none',
} as const;
const inactiveInForcedColours = { borderColor: 'GrayText', color: 'GrayText' } as const;
/** Not `disabled`: the button keeps its focus and can say why. Colours that stay readable. */
export const inactive = style({
  selectors: { '&&': inactiveLook },
  '@media': { [media.forcedColours]: { selectors: { '&&': inactiveInForcedColours } } },
});

/** What a button says while it is busy, in its own row; the rest gives way to it. */
export const busy = style({ display: 'contents', selectors: { '&[hidden]': { display: 'none' } } });
globalStyle(`${button}${button}:has(> ${busy}:not([hidden]))`, {
  ...inactiveLook,
  '@media': { [media.forcedColours]: inactiveInForcedColours },
});
// By what comes before them, not by `:has`: with that, and anything at all as its target, a press anywhere makes browsers look at the style of all elements again.
globalStyle(`${busy}:not([hidden]) ~ *`, { display: 'none' });

/** Waits for the button beside it: steps back without changing its shape, so that the busy one stands out. */
export const waiting = style({
  selectors: {
    '&&': { backgroundColor: 'transparent', borderColor: vars.color.hairline, color: vars.color.inkMuted, cursor: 'progress' },
    [`${tone.quiet}&&`]: { borderColor: 'transparent' },
  },
  '@media': { [media.forcedColours]: { selectors: { '&&': { borderColor: 'GrayText', color: 'GrayText' } } } },
});

const turn = keyframes({ to: { transform: 'rotate(1turn)' } });
export const spinner = style({
  width: '1.1em',
  height: '1.1em',
  flex: 'none',
  borderRadius: vars.radius.round,
  border: '2.5px solid currentColor',
  borderInlineEndColor: 'transparent',
  animation: `${turn} 800ms linear infinite`,
  '@media': { [media.calm]: { animation: 'none', borderInlineEndColor: 'currentColor', opacity: 0.5 } },
});
/** Around a button that can have a reason: without one it is a child of what is around that, as any button. */
export const around = styleVariants({ reason: { display: 'block' }, nothing: { display: 'contents' } });
export const reason = style({
  display: 'block',
  marginBlockStart: vars.space.xs,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  '@media': { print: { display: 'none' } },
});

export const iconButton = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  border: '2px solid transparent',
  borderRadius: vars.radius.control,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.calm]: { transition: 'none' } },
});
export const iconTone = styleVariants({
  quiet: {
    color: vars.color.ink,
    '@media': { [media.pointing]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
  },
  secondary: {
    borderColor: vars.color.ink,
    color: vars.color.ink,
    '@media': { [media.pointing]: { selectors: { '&:hover': { backgroundColor: vars.color.sunken } } } },
  },
  danger: {
    color: vars.color.error,
    '@media': { [media.pointing]: { selectors: { '&:hover': { backgroundColor: vars.color.errorSoft } } } },
  },
});
