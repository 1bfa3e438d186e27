import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const label = style({ display: 'block', color: vars.color.ink, overflowWrap: 'anywhere', marginBlockEnd: vars.space.xs });
export const labelSize = styleVariants({
  base: { fontWeight: vars.weight.strong, lineHeight: 1.35 },
  /** A question of the questionnaire: asked in the voice of a heading. */
  question: {
    fontFamily: vars.font.heading,
    fontWeight: vars.weight.heading,
    fontSize: vars.size.h3,
    letterSpacing: vars.tracking.heading,
    lineHeight: 1.2,
  },
});
/** The word joiner keeps the star on the line of the last word, also after a question mark. */
export const required = style({ marginInlineStart: '0.2em', '::before': { content: '\\2060' } });
export const help = style({
  color: vars.color.inkMuted,
  marginBlock: `calc(-1 * ${vars.space.xxs}) ${vars.space.xs}`,
  lineHeight: 1.45,
  overflowWrap: 'break-word',
});
export const error = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'flex-start',
  color: vars.color.error,
  fontWeight: vars.weight.strong,
  marginBlockStart: vars.space.xs,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  selectors: { '&[hidden]': { display: 'none' } },
});
/** Centres the icon on the first line. */
export const errorIcon = style({ display: 'inline-flex', alignItems: 'center', height: '1.4em' });
export const after = style({ marginBlockStart: vars.space.s });

/** Icon and words, as the message of an error has, in a quieter voice. */
export const reason = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'flex-start',
  color: vars.color.inkMuted,
  marginBlockStart: vars.space.xs,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});

/** As the reason, in the voice of someone who asks. */
export const question = style([reason, { color: vars.color.ink }]);
export const meant = style({ marginBlockStart: vars.space.xs });

export const box = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.25rem',
  width: '100%',
  backgroundColor: vars.color.field,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  transition: `border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    // One ring around the whole box, even when there is a unit or a button in it.
    '&:has(:is(input, textarea):focus-visible)': {
      borderColor: vars.color.focus,
      outline: `3px solid ${vars.color.focus}`,
      outlineOffset: '1px',
    },
    // Wrong, by what the control says of itself. Thicker as well as red, drawn over the box, so that nothing in it moves.
    '&:has([aria-invalid=true])': { borderColor: vars.color.error },
    '&:has([aria-invalid=true]:focus-visible)': { borderColor: vars.color.error },
    '&:has([aria-invalid=true])::after': {
      content: '',
      position: 'absolute',
      inset: '-2px',
      border: `3px solid ${vars.color.error}`,
      borderRadius: 'inherit',
      pointerEvents: 'none',
    },
  },
});
export const boxUnknown = style({ backgroundColor: vars.color.paper });
/** Dashed: what can't be changed is told by more than its colour. */
export const boxReadOnly = style({
  backgroundColor: vars.color.paper,
  borderStyle: 'dashed',
  selectors: { '&:hover': { borderColor: vars.color.controlBorder } },
});
/** As wide as the figures in it. */
export const boxHugging = style({ width: 'fit-content', maxWidth: '100%' });
/** What the input and the rest of its pattern share. */
export const typingArea = style({ position: 'relative', display: 'flex', flex: 1, minWidth: 0, alignSelf: 'stretch' });
/** 'Ik weet het niet' must fit, and pressing it must not change the width: the unit keeps its place as well. */
export const roomForUnknown = style({ minWidth: '10.5rem' });

export const input = style({
  flex: 1,
  minWidth: 0,
  width: '100%',
  alignSelf: 'stretch',
  background: 'none',
  border: 0,
  paddingInline: vars.space.m,
  paddingBlock: vars.space.xs,
  borderRadius: 'inherit',
  outline: 'none',
  color: vars.color.ink,
  fontVariantNumeric: 'tabular-nums',
  selectors: {
    '&::placeholder': { color: vars.color.inkMuted, opacity: 1 },
    '&:-webkit-autofill': { WebkitTextFillColor: vars.color.ink, boxShadow: `inset 0 0 0 99px ${vars.color.infoSoft}` },
  },
});
export const inputUnknown = style({ color: vars.color.inkMuted });
const affix = { color: vars.color.inkMuted, maxWidth: '50%', lineHeight: 1.2, overflowWrap: 'anywhere' } as const;
export const prefix = style([affix, { paddingInlineStart: vars.space.m, marginInlineEnd: `calc(-1 * ${vars.space.xs})` }]);
export const unit = style([affix, { paddingInlineEnd: vars.space.m }]);
export const unitKept = style({ visibility: 'hidden' });
export const width = styleVariants({ full: {}, half: { maxWidth: '20rem' }, short: { maxWidth: '11rem' } });

export const requiredExplanation = style({ color: vars.color.inkMuted, fontSize: vars.size.small });

export const checkboxRow = style({
  display: 'flex',
  gap: vars.space.s,
  alignItems: 'flex-start',
  minHeight: '2.75rem',
  paddingBlock: vars.space.xs,
  cursor: 'pointer',
  lineHeight: 1.45,
  selectors: { '&[data-inactive]': { cursor: 'default', color: vars.color.inkMuted } },
});
export const checkboxLabel = style({ minWidth: 0, overflowWrap: 'anywhere', paddingBlockStart: '0.1em' });
/** Under the words, not under the box. */
export const besideCheckbox = style({ marginInlineStart: `calc(1.625rem + ${vars.space.s})` });
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M20 6 9 17l-5-5' fill='none' stroke='%23000' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";
export const checkbox = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.625rem',
  height: '1.625rem',
  margin: 0,
  borderRadius: vars.radius.small,
  border: `2px solid ${vars.color.controlBorder}`,
  backgroundColor: vars.color.field,
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:checked': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
    // A mask, so that the tick takes the colour of the brand.
    '&:checked::before': {
      content: '',
      width: '1.125rem',
      height: '1.125rem',
      backgroundColor: vars.color.onBrand,
      maskImage: tick,
      maskRepeat: 'no-repeat',
    },
    '&[aria-invalid=true]': { borderColor: vars.color.error, borderWidth: '3px' },
    '&[aria-disabled=true]': {
      borderColor: vars.color.controlBorder,
      borderStyle: 'dashed',
      backgroundColor: vars.color.paper,
      cursor: 'default',
    },
    '&[aria-disabled=true]:checked::before': { backgroundColor: vars.color.inkMuted },
  },
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});

export const toggle = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2.75rem',
  paddingInline: '1.125rem',
  paddingBlock: vars.space.xs,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&[aria-pressed=true]': { backgroundColor: vars.color.ink, borderColor: vars.color.ink, color: vars.color.paper },
  },
});
