import { byScheme, media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

export const example = style({
  display: 'inline-block',
  marginInlineStart: vars.space.xs,
  paddingInline: '0.375rem',
  borderRadius: '4px',
  backgroundColor: vars.color.warningSoft,
  color: vars.color.warning,
  fontFamily: vars.font.text,
  fontSize: '0.8125rem',
  fontWeight: vars.weight.strong,
  lineHeight: '1.45',
  letterSpacing: 0,
  whiteSpace: 'nowrap',
  verticalAlign: '0.15em',
});

/** Figures on one line with their label, or under it where there is no room. */
export const rows = style({ margin: 0 });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: vars.space.m,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  selectors: { '&:last-child': { borderBlockEnd: `1px solid ${vars.color.hairline}` } },
});
export const note = style({ display: 'block', fontSize: vars.size.small, color: vars.color.inkMuted });
export const value = style({
  margin: 0,
  marginInlineStart: 'auto',
  textAlign: 'end',
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.heading,
  fontSize: vars.size.h4,
  fontWeight: vars.weight.heading,
  letterSpacing: '-0.01em',
  fontVariantNumeric: 'tabular-nums',
});

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)', gap: vars.space.huge } },
});

/** Of what has no drawing beside it: half the rows beside the other half. */
export const rowsAlone = style({
  margin: 0,
  '@media': { [media.desktop]: { columns: 2, columnGap: vars.space.huge } },
});
globalStyle(`${rowsAlone} > ${row}`, { breakInside: 'avoid' });

/** Its lines are dark: among the system's colours, which may be light on dark, it keeps its own ground. */
const onOwnGround = {
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', backgroundColor: vars.color.paper } },
} as const;
export const drawing = style({
  display: 'block',
  width: '100%',
  maxWidth: '40rem',
  height: 'auto',
  marginInline: 'auto',
  ...onOwnGround,
});
globalStyle(`${drawing} *`, { vectorEffect: 'non-scaling-stroke' });
const line = { stroke: vars.drawing.line, strokeWidth: 2, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const outline = style({ ...line, fill: 'none' });
export const thin = style({ ...line, strokeWidth: 1.25, fill: 'none' });
export const faint = style({ ...line, strokeWidth: 1, strokeOpacity: 0.35, fill: 'none' });
export const light = style({ stopColor: vars.drawing.machine });
export const shade = style({ stopColor: vars.drawing.wallShade });
export const bladeLight = style({ stopColor: vars.drawing.textile });
export const bladeShade = style({ stopColor: vars.color.brand });
export const cold = style({ stopColor: vars.warmLine.cold });
export const mild = style({ stopColor: vars.warmLine.mild });
export const warm = style({ stopColor: vars.warmLine.warm });
export const lid = style({ ...line, fill: vars.color.brand });
/** What one looks into: dark, also where lines are light. */
const depth = byScheme(vars.drawing.line, vars.color.field);
export const dark = style({ fill: depth });
export const coldPipe = style({ stroke: vars.warmLine.cold, strokeWidth: 5, strokeLinecap: 'round', fill: 'none' });
export const warmPipe = style({ stroke: vars.warmLine.warm, strokeWidth: 5, strokeLinecap: 'round', fill: 'none' });
export const shadow = style({ fill: byScheme(vars.drawing.line, 'black'), fillOpacity: byScheme('0.12', '0.4') });
export const quiet = style({ fill: vars.drawing.wall, stroke: vars.drawing.roofQuiet, strokeWidth: 1.25, strokeLinejoin: 'round' });
export const quietShade = style({
  fill: vars.drawing.wallShade,
  fillOpacity: 0.55,
  stroke: vars.drawing.roofQuiet,
  strokeWidth: 1.25,
});
export const measure = style({ stroke: vars.color.info, strokeWidth: 1.25, fill: 'none' });
/** A phone draws it about as large as its units are, a desktop half as large again. */
export const measureText = style({
  fill: vars.color.info,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: '14px',
  '@media': { [media.tablet]: { fontSize: '10px' } },
});
export const display = style({ fill: depth, stroke: 'none' });
export const displayText = style({ fill: vars.drawing.heat, fontFamily: vars.font.heading, fontWeight: vars.weight.heading });

/** What only screen readers get stays inside of it. */
export const comparison = style({ position: 'relative', overflowX: 'auto' });
export const table = style({
  width: '100%',
  minWidth: '40rem',
  borderCollapse: 'collapse',
  tableLayout: 'fixed',
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${table} th, ${table} td`, {
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
  textAlign: 'start',
  verticalAlign: 'baseline',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
globalStyle(`${table} tbody th`, { fontWeight: vars.weight.text, color: vars.color.inkMuted });
globalStyle(`${table} tbody td`, { fontFamily: vars.font.heading, fontWeight: vars.weight.heading });
globalStyle(`${table} thead th`, { verticalAlign: 'bottom', borderBlockEnd: `2px solid ${vars.drawing.line}` });
/** All at one scale, on one line: 200 cm are as high as the box. */
export const toScale = style({
  display: 'block',
  height: '13rem',
  width: 'auto',
  maxWidth: 'none',
  overflow: 'visible',
  ...onOwnGround,
});
export const productName = style({
  display: 'block',
  marginBlockStart: vars.space.s,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.heading,
});

export const priced = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: vars.space.xxl } },
});
export const lines = style({ margin: 0, marginBlockStart: vars.space.m, padding: 0, listStyle: 'none' });
export const sum = style({ gridColumn: '1 / -1' });
export const left = style({ fontWeight: vars.weight.strong });
export const total = style({ fontSize: vars.size.h2 });
export const steps = style({
  margin: 0,
  paddingInlineStart: '1.25em',
  display: 'grid',
  gap: vars.space.s,
  maxWidth: vars.width.text,
});

/** Right under an opening, in a tone of its own. */
export const highlights = style({
  backgroundColor: vars.color.surface,
  borderBlock: `1px solid ${vars.color.hairline}`,
});
/** Two by two on a phone, all in a row from a tablet on: whatever their number, a row is whole. */
export const highlightRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  margin: 0,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(var(--count), minmax(0, 1fr))' } },
});
export const highlight = style({
  padding: `${vars.space.m} ${vars.space.m} ${vars.space.m} 0`,
  selectors: {
    '&:nth-child(even)': { paddingInlineStart: vars.space.m, borderInlineStart: `1px solid ${vars.color.hairline}` },
    '&:nth-child(n + 3)': { borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
  '@media': {
    [media.tablet]: {
      paddingBlock: vars.space.l,
      selectors: {
        '&:nth-child(n + 2)': { paddingInlineStart: vars.space.l, borderInlineStart: `1px solid ${vars.color.hairline}` },
        '&:nth-child(n + 3)': { borderBlockStart: 0 },
      },
    },
  },
});
/** The last of an odd number. */
export const highlightAlone = style({ gridColumn: '1 / -1', '@media': { [media.tablet]: { gridColumn: 'auto' } } });
globalStyle(`${highlight} dt`, { fontSize: vars.size.small, fontWeight: vars.weight.strong });
export const highlightValue = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: vars.space.xs,
  margin: 0,
  fontFamily: vars.font.heading,
  fontSize: vars.size.h3,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.heading,
  fontVariantNumeric: 'tabular-nums',
});
globalStyle(`${highlightValue} > span`, { marginInlineStart: 0 });
export const highlightNote = style({ margin: 0, fontSize: vars.size.small, color: vars.color.inkMuted });
