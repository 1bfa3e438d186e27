import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 4fr) minmax(0, 7fr)', gap: vars.space.xxl } },
});
export const noise = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
export const chart = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'hidden',
  // The system's colours may be light on dark, and leave the lines of a drawing as they are.
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', backgroundColor: vars.color.paper } },
});
export const curve = style({ fill: 'none', stroke: vars.color.brand, strokeWidth: 4, strokeLinecap: 'round' });
export const limit = style({ stroke: vars.color.inkMuted, strokeWidth: 1.5, strokeDasharray: '5 5' });
/** The drawing is twice as large there. */
const small = { fontSize: '13px', fontWeight: vars.weight.strong, '@media': { [media.desktop]: { fontSize: '8px' } } } as const;
export const limitText = style({ ...small, fill: vars.color.ink });
export const axisText = style({ ...small, fill: vars.color.inkMuted });
export const dot = style({
  fill: vars.color.success,
  stroke: vars.color.paper,
  strokeWidth: 2,
  selectors: {
    [`${noise}[data-verdict="onlyByDay"] &`]: { fill: vars.color.warning },
    [`${noise}[data-verdict="tooLoud"] &`]: { fill: vars.color.error },
  },
});
/** Where the distance is dragged to. */
export const here = style({ '@media': { [media.scriptless]: { display: 'none' } } });
const line = { stroke: vars.drawing.line, strokeWidth: 1.25, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
export const pump = style({ ...line, fill: vars.drawing.machine });
export const lid = style({ ...line, fill: vars.color.brand });
export const lawn = style({ fill: vars.drawing.ground });
export const sound = style({ ...line, stroke: vars.color.info, strokeDasharray: '1 4', fill: 'none' });
export const plumb = style({ ...line, strokeOpacity: 0.45, strokeDasharray: '2 4', fill: 'none' });
export const least = style({ margin: 0, fontWeight: vars.weight.strong });
export const slider = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.scriptless]: { display: 'none' } },
});
export const range = style({ width: '100%', height: '2.75rem', margin: 0, accentColor: vars.color.brand, cursor: 'pointer' });
/** As high as the longest of them, so that nothing moves. */
export const verdicts = style({ minHeight: '3.25em', '@media': { [media.scriptless]: { display: 'none' } } });
