import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const halves = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.xl,
  alignItems: 'center',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)', gap: vars.space.xxl } },
});
/** Below the words on a phone, before them where they stand beside each other. */
export const picture = style({
  order: 1,
  padding: `${vars.space.l} ${vars.space.l} 0`,
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.brandSoft,
  overflow: 'hidden',
  '@media': { [media.tablet]: { order: -1 } },
});
export const phone = style({
  display: 'block',
  width: 'min(15rem, 80%)',
  height: 'auto',
  marginInline: 'auto',
  marginBlockEnd: '-0.75rem',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' } },
});

export const body = style({ fill: vars.color.ink });
export const screen = style({ fill: vars.color.paper });
export const ink = style({ fill: vars.color.ink });
export const quiet = style({ fill: vars.drawing.roofQuiet });
export const dot = style({ fill: vars.color.surface, stroke: vars.color.ink, strokeWidth: 2.25 });
export const tick = style({
  fill: 'none',
  stroke: vars.color.paper,
  strokeWidth: 2.25,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
});
export const panel = style({ fill: vars.color.actionSoft });
export const action = style({ fill: vars.color.action });
export const onAction = style({ fill: vars.color.onAction });
export const stop = styleVariants(
  { cold: vars.warmLine.cold, mild: vars.warmLine.mild, warm: vars.warmLine.warm },
  (stopColor) => ({ stopColor }),
);
