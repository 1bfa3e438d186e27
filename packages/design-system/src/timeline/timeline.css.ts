import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** Days stand beside what happened where the timeline itself has the room, and above it elsewhere. */
const roomy = '(min-width: 40rem)';
const gutter = '2.5rem';
const days = '8rem';

export const room = style({ containerType: 'inline-size' });
export const day = style({
  position: 'relative',
  paddingInlineStart: gutter,
  paddingBlockStart: vars.space.l,
  '@container': { [roomy]: { paddingInlineStart: `calc(${days} + ${gutter})` } },
});
/** The line runs through all days; the newest, on top, is the warm end. */
export const past = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '2.25rem 1.5rem',
    insetInlineStart: '0.8125rem',
    width: '4px',
    borderRadius: vars.radius.round,
    backgroundImage: `linear-gradient(0deg, ${vars.warmLine.cold}, ${vars.warmLine.mild} 55%, ${vars.warmLine.warm})`,
  },
  '@media': { [media.forcedColours]: { '::before': { backgroundImage: 'none', backgroundColor: 'CanvasText' } } },
  '@container': { [roomy]: { '::before': { insetInlineStart: `calc(${days} + 0.8125rem)` } } },
});
export const ahead = style({
  position: 'relative',
  '::before': {
    content: '',
    position: 'absolute',
    insetBlock: '2.25rem -1rem',
    insetInlineStart: '0.875rem',
    borderInlineStart: `2px dashed ${vars.color.hairline}`,
  },
  '@container': { [roomy]: { '::before': { insetInlineStart: `calc(${days} + 0.875rem)` } } },
});
export const dayName = style({
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  lineHeight: 1.3,
  paddingBlockEnd: vars.space.xxs,
  '@container': {
    [roomy]: {
      position: 'absolute',
      insetBlockStart: '1.75rem',
      insetInlineStart: 0,
      width: `calc(${days} - ${vars.space.s})`,
      textAlign: 'end',
    },
  },
});
export const dayWord = style({
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  '@container': { [roomy]: { display: 'block' } },
});
export const item = style({ position: 'relative', minWidth: 0 });
const dot = style({
  position: 'absolute',
  insetInlineStart: `calc(-1 * ${gutter} + 0.1875rem)`,
  insetBlockStart: '0.125rem',
  width: '1.5rem',
  height: '1.5rem',
  display: 'grid',
  placeItems: 'center',
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.ink}`,
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
});
// Inside its ring a drawing is smaller than beside text.
globalStyle(`${dot} > svg`, { width: '0.8125rem', height: '0.8125rem', strokeWidth: 2.25 });
export const mark = styleVariants({
  event: [dot],
  ahead: [dot, { borderStyle: 'dashed', borderColor: vars.color.inkMuted, color: vars.color.inkMuted }],
  bad: [dot, { backgroundColor: vars.color.error, borderColor: vars.color.error, color: vars.color.onAction }],
  step: [
    dot,
    {
      width: '2rem',
      height: '2rem',
      insetInlineStart: `calc(-1 * ${gutter} - 0.0625rem)`,
      insetBlockStart: '-0.0625rem',
      backgroundColor: vars.color.brand,
      borderColor: vars.color.brand,
      color: vars.color.onBrand,
    },
  ],
});
export const head = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.s });
export const words = style({ flex: 1, minWidth: 0 });
export const aside = style({
  flex: 'none',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});
export const rest = style({ marginBlockStart: vars.space.xxs, display: 'flex', flexDirection: 'column', gap: vars.space.xs });

const bubble = style({
  maxWidth: 'min(100%, 34rem)',
  border: `1px solid ${vars.color.hairline}`,
  padding: `${vars.space.s} ${vars.space.m}`,
  width: 'fit-content',
  minWidth: 'min(100%, 14rem)',
  overflowWrap: 'anywhere',
  whiteSpace: 'pre-line',
});
export const message = styleVariants({
  theirs: [
    bubble,
    { backgroundColor: vars.color.surface, borderRadius: `4px ${vars.radius.card} ${vars.radius.card} ${vars.radius.card}` },
  ],
  own: [
    bubble,
    {
      backgroundColor: vars.color.brandSoft,
      marginInlineStart: 'auto',
      borderRadius: `${vars.radius.card} 4px ${vars.radius.card} ${vars.radius.card}`,
    },
  ],
});
