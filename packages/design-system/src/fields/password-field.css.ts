import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const show = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: vars.space.xs,
  minHeight: '2.75rem',
  minWidth: '2.75rem',
  marginInlineEnd: vars.space.xxs,
  paddingInline: vars.space.s,
  border: '2px solid transparent',
  borderRadius: vars.radius.small,
  fontWeight: vars.weight.strong,
  fontSize: vars.size.small,
  selectors: {
    '&:hover': { backgroundColor: vars.color.brandSoft },
    '&[aria-pressed=true]': { backgroundColor: vars.color.brandSoft, borderColor: vars.color.brand },
    '&:focus-visible': { outlineOffset: '0' },
  },
  '@media': {
    // A transparent border would show in a system colour, and say 'pressed' of both.
    [media.forcedColours]: { borderColor: 'ButtonFace', selectors: { '&[aria-pressed=true]': { borderColor: 'Highlight' } } },
  },
});
export const capsLock = style({
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  marginInlineEnd: vars.space.xxs,
  color: vars.color.warning,
  fontSize: vars.size.small,
  lineHeight: 1.1,
  fontWeight: vars.weight.strong,
});

export const strength = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const meter = style({ display: 'flex', alignItems: 'center', gap: vars.space.s, minHeight: '1.5rem' });
export const bars = style({
  flex: 1,
  maxWidth: '12rem',
  display: 'grid',
  gridTemplateColumns: 'repeat(3, 1fr)',
  gap: vars.space.xxs,
});
const bar = style({
  height: '0.5rem',
  borderRadius: vars.radius.round,
  border: `1px solid ${vars.color.controlBorder}`,
  backgroundColor: vars.color.field,
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': {
    [media.calm]: { transition: 'none' },
    [media.forcedColours]: { forcedColorAdjust: 'none', borderColor: 'CanvasText', backgroundColor: 'Canvas' },
  },
});
const filled = (colour: string) =>
  style([
    bar,
    { backgroundColor: colour, borderColor: colour, '@media': { [media.forcedColours]: { backgroundColor: 'CanvasText' } } },
  ]);
export const barOf = {
  empty: bar,
  weak: filled(vars.color.error),
  fair: filled(vars.color.warning),
  strong: filled(vars.color.success),
};
export const word = styleVariants(
  { weak: { color: vars.color.error }, fair: { color: vars.color.warning }, strong: { color: vars.color.success } },
  (colour) => [{ fontWeight: vars.weight.strong }, colour],
);
export const rule = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  color: vars.color.inkMuted,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const ruleMet = style({ color: vars.color.success });
export const ruleIcon = style({ display: 'inline-flex', alignItems: 'center', height: '1.4em' });
