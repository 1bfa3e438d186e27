import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';

export const top = style({
  display: 'grid',
  gap: vars.space.m,
  alignItems: 'end',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 1fr)', gap: vars.space.xxxl } },
});

const besides = '13.5rem';
export const figure = style({ display: 'grid', gap: vars.space.l, breakInside: 'avoid' });
export const chart = style({
  display: 'grid',
  gap: vars.space.xxl,
  '@media': { [media.tablet]: { gridTemplateColumns: `minmax(0, 1fr) ${besides}`, gap: vars.space.l } },
});
/** Room for the amounts beside it, and the years below. */
export const plot = style({
  position: 'relative',
  height: '17rem',
  marginInlineStart: '4.75rem',
  marginBlock: `${vars.space.s} ${vars.space.xl}`,
  '@media': {
    [media.tablet]: { height: '22rem' },
    [media.desktop]: { height: '26rem', marginInlineStart: '5rem' },
    // Where no gutter takes what an amount is wider.
    print: { marginInlineStart: '5.25rem' },
  },
});
// A document of its own has its borders beside its own content: marks at the edges aren't cut off.
export const drawing = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', overflow: 'visible' });

const still = { vectorEffect: 'non-scaling-stroke', fill: 'none' } as const;
export const grid = styleVariants({
  line: { ...still, stroke: vars.color.hairline, strokeWidth: 1, '@media': { [media.forcedColours]: { stroke: 'GrayText' } } },
  axis: { ...still, stroke: vars.color.ink, strokeWidth: 2, '@media': { [media.forcedColours]: { stroke: 'CanvasText' } } },
});
const colour = { now: vars.color.inkMuted, hybrid: vars.color.action, allElectric: vars.color.info };
/** Of those the system's own, where it has its own: a browser leaves the lines of a drawing as they are. */
const forced = (stroke: 'CanvasText' | 'Highlight') => ({ '@media': { [media.forcedColours]: { stroke } } });
/** Dashes tell them apart too, not only colour. */
export const line = styleVariants({
  now: { ...still, stroke: colour.now, strokeWidth: 3, strokeDasharray: '8 6', ...forced('CanvasText') },
  hybrid: { ...still, stroke: colour.hybrid, strokeWidth: 4, ...forced('Highlight') },
  allElectric: {
    ...still,
    stroke: colour.allElectric,
    strokeWidth: 3,
    strokeDasharray: '1.5 6',
    strokeLinecap: 'round',
    ...forced('CanvasText'),
  },
});
export const band = styleVariants(colour, (fill) => ({
  fill,
  fillOpacity: 0.16,
  stroke: 'none',
  '@media': { [media.forcedColours]: { fill: 'CanvasText' } },
}));

/** Amounts have the heading's figures: those of the text have a slash in their noughts. */
const label = {
  position: 'absolute',
  fontFamily: vars.font.heading,
  fontSize: vars.size.small,
  color: vars.color.inkMuted,
  whiteSpace: 'nowrap',
} as const;
export const amount = style({
  ...label,
  insetInlineEnd: `calc(100% + ${vars.space.s})`,
  transform: 'translateY(-50%)',
});
export const year = style({
  ...label,
  insetBlockStart: `calc(100% + ${vars.space.xs})`,
  transform: 'translateX(-50%)',
  selectors: {
    '&[data-at=start]': { transform: 'none' },
    '&[data-at=end]': { transform: 'translateX(-100%)' },
  },
});

const dot = 13;
const crossingBase = style({
  position: 'absolute',
  width: `${dot}px`,
  height: `${dot}px`,
  margin: `-${dot / 2}px`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  border: '3px solid',
});
export const crossing = styleVariants({ hybrid: colour.hybrid, allElectric: colour.allElectric }, (color) => [
  crossingBase,
  { borderColor: color, color },
]);
export const crossingName = style({
  position: 'absolute',
  insetBlockStart: `calc(100% + ${vars.space.xs})`,
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  paddingInline: vars.space.xxs,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.surface,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});

/** Below the chart on a phone; beside it at the end of each line where there is room. */
export const legend = style({
  display: 'grid',
  gap: vars.space.s,
  listStyle: 'none',
  '@media': { [media.tablet]: { position: 'relative', display: 'block', marginBlock: `${vars.space.s} ${vars.space.xl}` } },
});
export const entry = style({
  display: 'grid',
  gridTemplateColumns: '2rem minmax(0, 1fr)',
  gap: vars.space.s,
  alignItems: 'center',
  '@media': {
    [media.tablet]: { position: 'absolute', insetBlockStart: 'var(--at)', transform: 'translateY(-50%)', width: '100%' },
  },
});
export const sample = style({ width: '2rem', height: '0.5rem', overflow: 'visible' });
export const name = styleVariants(colour, (color) => ({
  display: 'block',
  color,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h4,
  lineHeight: 1.2,
}));
export const amounts = style({
  fontFamily: vars.font.heading,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
});

export const table = style({ borderBlockStart: `1px solid ${vars.color.hairline}`, '@media': { print: { display: 'block' } } });
// On paper nobody can open it.
globalStyle(`${table} > details::details-content`, {
  '@media': { print: { contentVisibility: 'visible', height: 'auto', display: 'block' } },
});
