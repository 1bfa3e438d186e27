import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Its amounts are as large as it has room for. */
export const headline = style({ containerType: 'inline-size' });
/** Of the heading: what the amounts are about. */
export const lead = style({
  display: 'block',
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
  fontSize: vars.size.lead,
  letterSpacing: 'normal',
  lineHeight: 1.4,
});
export const amounts = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: '0.22em',
  marginBlock: vars.space.s,
  fontSize: 'clamp(2.5rem, 15.4cqi, 7.125rem)',
  lineHeight: 0.98,
  letterSpacing: vars.tracking.display,
  selectors: { '&[data-long=true]': { fontSize: 'clamp(2.125rem, 11cqi, 4.75rem)' } },
  '@media': { print: { fontSize: '3rem' } },
});
export const amount = style({ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' });
export const to = style({
  fontFamily: vars.font.text,
  fontWeight: vars.weight.text,
  fontSize: 'max(0.32em, 1.125rem)',
  letterSpacing: 'normal',
});

const height = '1.25rem';
export const track = style({ display: 'grid', gap: vars.space.s, paddingBlockStart: vars.space.xs });
export const ground = style({
  position: 'relative',
  height,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.sunken,
  '@media': { print: { border: `1px solid ${vars.color.ink}` }, [media.forcedColours]: { border: '1px solid' } },
});
const tick = {
  position: 'absolute',
  insetBlock: '-0.5rem',
  width: '2.5px',
  backgroundColor: vars.color.ink,
  '@media': { [media.forcedColours]: { backgroundColor: 'CanvasText' } },
} as const;
export const fill = style({
  position: 'absolute',
  insetBlock: 0,
  insetInlineStart: 'var(--from)',
  width: 'calc(var(--to) - var(--from))',
  minWidth: '4px',
  backgroundImage: `linear-gradient(90deg, ${vars.warmLine.mild}, ${vars.warmLine.warm})`,
  printColorAdjust: 'exact',
  forcedColorAdjust: 'none',
  selectors: {
    '&::before': { ...tick, content: '""', insetInlineStart: 0 },
    '&::after': { ...tick, content: '""', insetInlineEnd: 0 },
  },
});
export const zero = style({
  position: 'absolute',
  insetBlock: '-0.25rem',
  insetInlineStart: 'var(--zero)',
  width: '1.5px',
  backgroundColor: vars.color.inkMuted,
});
export const middle = style({
  position: 'absolute',
  insetBlockStart: `calc(${height} / 2 - 7px)`,
  insetInlineStart: 'calc(var(--middle) - 7px)',
  width: '14px',
  height: '14px',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  border: `3px solid ${vars.color.ink}`,
});
/** Amounts have the heading's figures: those of the text have a slash in their noughts. */
export const scale = style({
  position: 'relative',
  display: 'flex',
  justifyContent: 'space-between',
  color: vars.color.inkMuted,
  fontFamily: vars.font.heading,
  fontSize: vars.size.small,
});
/** Below the middle, and never over the ends of the track. */
export const likeliest = style({
  position: 'absolute',
  insetInlineStart: 'clamp(7rem, var(--middle), calc(100% - 7rem))',
  transform: 'translateX(-50%)',
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontWeight: vars.weight.strong,
});
export const reasons = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: vars.space.l,
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
});
globalStyle(`${reasons} > *`, { maxWidth: '16rem' });
globalStyle(`${reasons} > :last-child`, { textAlign: 'end' });

export const quantities = style({ display: 'grid', gap: 0 });
export const quantity = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr)',
  columnGap: vars.space.m,
  alignItems: 'baseline',
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
});
export const what = style({ fontFamily: vars.font.heading, fontWeight: vars.weight.heading, fontSize: vars.size.h4 });
export const gas = style({ display: 'grid', gap: vars.space.xs });
const bar = {
  display: 'flex',
  alignItems: 'center',
  minHeight: '1.75rem',
  fontFamily: vars.font.heading,
  fontSize: vars.size.small,
} as const;
export const now = style({
  ...bar,
  width: 'max(var(--now), 9.5rem)',
  paddingInline: vars.space.s,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.sunken,
  fontWeight: vars.weight.strong,
  '@media': { print: { border: `1px solid ${vars.color.ink}` }, [media.forcedColours]: { border: '1px solid' } },
});
export const later = style({ ...bar, flexWrap: 'wrap', rowGap: vars.space.xxs });
const block = { height: '1.75rem', printColorAdjust: 'exact', forcedColorAdjust: 'none' } as const;
export const sure = style({
  ...block,
  width: 'var(--left)',
  borderStartStartRadius: vars.radius.small,
  borderEndStartRadius: vars.radius.small,
  backgroundColor: vars.color.brand,
});
export const unsure = style({
  ...block,
  width: 'var(--unsure)',
  marginInlineEnd: vars.space.s,
  borderStartEndRadius: vars.radius.small,
  borderEndEndRadius: vars.radius.small,
  backgroundImage: `repeating-linear-gradient(135deg, ${vars.color.brand} 0 2px, ${vars.color.brandSoft} 2px 6px)`,
});
