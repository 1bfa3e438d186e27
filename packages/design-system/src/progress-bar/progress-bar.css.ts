import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const frame = style({ display: 'grid', gap: vars.space.xs, minWidth: 0 });
export const words = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
export const label = style({ minWidth: 0, fontWeight: vars.weight.strong });
export const value = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minWidth: 0,
  color: vars.color.inkMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const valueTone = styleVariants({
  busy: {},
  done: { color: vars.color.success, fontWeight: vars.weight.strong },
  failed: { color: vars.color.error, fontWeight: vars.weight.strong },
});

export const track = style({
  height: '0.875rem',
  overflow: 'hidden',
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.field,
});
export const trackTone = styleVariants({
  busy: {},
  done: { borderColor: vars.color.success },
  failed: { borderColor: vars.color.error },
});

export const fill = style({
  height: '100%',
  borderRadius: 'inherit',
  transition: `inline-size ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': {
    [media.calm]: { transition: 'none' },
    [media.forcedColours]: { forcedColorAdjust: 'none', backgroundColor: 'Highlight' },
  },
});
export const fillTone = styleVariants({
  busy: { backgroundColor: vars.color.brand },
  done: { backgroundColor: vars.color.success },
  failed: { backgroundColor: vars.color.error },
});

const stride = '1.5rem';
const march = keyframes({ to: { backgroundPositionX: stride } });
const stripes = (colour: string) => `repeating-linear-gradient(90deg, ${colour} 0 0.75rem, transparent 0.75rem ${stride})`;
/** How far is unknown: stripes over the whole width, that don't look like a part of it. */
export const fillUnknown = style({
  width: '100%',
  backgroundColor: 'transparent',
  backgroundImage: stripes(vars.color.brand),
  animation: `${march} 900ms linear infinite`,
  '@media': {
    [media.calm]: { animation: 'none' },
    [media.forcedColours]: { backgroundColor: 'transparent', backgroundImage: stripes('Highlight') },
  },
});
