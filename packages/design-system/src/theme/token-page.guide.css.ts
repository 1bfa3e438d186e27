import { style } from '@vanilla-extract/css';
import { media } from './breakpoints.js';
import { vars } from './contract.js';

const small = { fontSize: vars.size.small, lineHeight: 1.4 };

export const list = style({ listStyle: 'none', display: 'flex', flexDirection: 'column' });
export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  paddingBlock: vars.space.m,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)', gap: vars.space.l, alignItems: 'center' } },
});
export const sample = style({ minWidth: 0, overflow: 'hidden', padding: '1px' });
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const name = style({ fontWeight: vars.weight.strong });
export const value = style({ ...small, color: vars.color.inkMuted, fontVariantNumeric: 'tabular-nums' });
export const figures = style({
  ...small,
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xxs} ${vars.space.m}`,
  listStyle: 'none',
  fontVariantNumeric: 'tabular-nums',
});

export const swatch = style({
  height: '4.5rem',
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.hairline}`,
  forcedColorAdjust: 'none',
});
export const bar = style({
  height: '1rem',
  minWidth: '1px',
  backgroundColor: vars.color.brand,
  '@media': { [media.forcedColours]: { backgroundColor: 'CanvasText' } },
});
export const box = style({ height: '4.5rem', backgroundColor: vars.color.brandSoft, border: `2px solid ${vars.color.brand}` });
export const lifted = style({
  height: '4.5rem',
  margin: `${vars.space.xs} ${vars.space.l} ${vars.space.l}`,
  backgroundColor: vars.color.surface,
  borderRadius: vars.radius.control,
});

export const pair = style({
  borderRadius: vars.radius.control,
  border: `1px solid ${vars.color.hairline}`,
  padding: vars.space.m,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  alignItems: 'flex-start',
  forcedColorAdjust: 'none',
});
export const edge = style({
  borderWidth: '2px',
  borderStyle: 'solid',
  borderRadius: vars.radius.small,
  padding: vars.space.xs,
  color: vars.color.ink,
});
export const figure = style({
  ...small,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  paddingInline: vars.space.xs,
  borderRadius: vars.radius.small,
});

export const track = style({
  position: 'relative',
  height: '2.5rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.sunken,
  border: `1px solid ${vars.color.controlBorder}`,
});
export const runner = style({
  position: 'absolute',
  insetBlock: '3px',
  insetInlineStart: '3px',
  width: '2rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.action,
  transitionProperty: 'inset-inline-start',
  transitionTimingFunction: vars.motion.ease,
  '@media': { [media.calm]: { transition: 'none' }, [media.forcedColours]: { backgroundColor: 'CanvasText' } },
});
export const arrived = style({ insetInlineStart: 'calc(100% - 2rem - 3px)' });

export const screen = style({
  height: '2.75rem',
  display: 'flex',
  alignItems: 'center',
  paddingInline: vars.space.s,
  backgroundColor: vars.color.brandSoft,
  border: `2px solid ${vars.color.brand}`,
  borderRadius: vars.radius.small,
  ...small,
  whiteSpace: 'nowrap',
});
