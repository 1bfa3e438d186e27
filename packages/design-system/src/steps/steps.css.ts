import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** The step indicator looks at the screen; the longer order line at the room that its card leaves it. */
const wideLine = '(min-width: 46rem)';

// Step indicator: bars, each a piece of the warm line
export const indicator = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const position = style({
  color: vars.color.inkMuted,
  fontWeight: vars.weight.strong,
  '@media': { [media.narrow]: { fontSize: vars.size.small, lineHeight: 1.4 } },
});
export const bars = style({ display: 'flex', gap: vars.space.xs, listStyle: 'none' });
export const bar = style({ flex: 1, minWidth: 0, display: 'flex', flexDirection: 'column' });
export const barOutside = style({ '@media': { [media.narrow]: { display: 'none' } } });
export const more = style({
  display: 'none',
  alignSelf: 'flex-start',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: '1.75rem',
  whiteSpace: 'nowrap',
  '@media': { [media.narrow]: { display: 'block' } },
});

export const stepIndex = createVar('step-index');
export const stepCount = createVar('step-count');
const piece = style({ height: '6px', borderRadius: vars.radius.round, flex: 'none' });
export const strip = styleVariants({
  reached: [
    piece,
    {
      // One gradient over all the bars together; this bar shows its own piece of it.
      backgroundImage: `linear-gradient(90deg, ${vars.warmLine.cold}, ${vars.warmLine.mild} 58%, ${vars.warmLine.warm})`,
      backgroundSize: `calc(${stepCount} * 100%) 100%`,
      backgroundPosition: `calc(${stepIndex} / max(${stepCount} - 1, 1) * 100%) 0`,
      '@media': { [media.forcedColours]: { backgroundImage: 'none', backgroundColor: 'Highlight' } },
    },
  ],
  ahead: [piece, { backgroundColor: vars.color.sunken, '@media': { [media.forcedColours]: { backgroundColor: 'GrayText' } } }],
});
export const stepName = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: '2.75rem',
  fontSize: vars.size.small,
  lineHeight: 1.25,
  color: vars.color.inkMuted,
  // Also where what stands in a row with it would rather be wider.
  overflowWrap: 'anywhere',
  hyphens: 'auto',
  // Never a letter or two on a line of their own.
  hyphenateLimitChars: '8 4 4',
  borderRadius: vars.radius.small,
});
export const stepLink = style({ color: vars.color.ink, textUnderlineOffset: '0.25em' });
export const stepCurrent = style({ color: vars.color.ink, fontWeight: vars.weight.strong });

// Order progress line: rounds on a line
export const room = style({ containerType: 'inline-size' });
export const line = style({ display: 'flex', listStyle: 'none', alignItems: 'flex-start' });
export const stop = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xs,
  textAlign: 'center',
  fontSize: vars.size.small,
  lineHeight: 1.25,
  color: vars.color.inkMuted,
  paddingInline: vars.space.xxs,
  // A word that is wider than its stop breaks instead of running into its neighbour.
  overflowWrap: 'break-word',
  hyphens: 'auto',
  // Never a letter or two on a line of their own.
  hyphenateLimitChars: '8 4 4',
});
/** Where earlier stops are left out, the line starts at the edge of what is shown. */
export const firstShown = style({});
export const stopReached = style({ color: vars.color.ink });
export const stopCurrent = style({ color: vars.color.ink, fontWeight: vars.weight.strong });
/** From this stop back to the one before it. */
export const track = style({
  position: 'absolute',
  insetBlockStart: '0.6875rem',
  insetInlineEnd: '50%',
  width: '100%',
  height: '6px',
  borderRadius: 0,
  selectors: { [`${firstShown} > &`]: { width: '50%' } },
  '@container': { [wideLine]: { selectors: { [`${firstShown} > &`]: { width: '100%' } } } },
});
const round = style({
  position: 'relative',
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: '1.75rem',
  height: '1.75rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.surface,
  border: `2px solid ${vars.color.controlBorder}`,
});
export const mark = styleVariants({
  done: [round, { backgroundColor: vars.color.brand, borderColor: vars.color.brand, color: vars.color.onBrand }],
  ongoing: [round, { borderColor: vars.color.action, borderWidth: '7px' }],
  missing: [
    round,
    { backgroundColor: vars.color.error, borderColor: vars.color.error, color: vars.color.onAction, fontWeight: 800 },
  ],
  waiting: [round, { borderColor: vars.color.inkMuted, borderWidth: '7px' }],
  ahead: [round],
});
export const stopOutside = style({ display: 'none', '@container': { [wideLine]: { display: 'flex' } } });
export const moreStops = style({
  '@container': { [wideLine]: { display: 'none' } },
  alignSelf: 'flex-start',
  paddingInlineEnd: vars.space.xxs,
  lineHeight: '1.75rem',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  whiteSpace: 'nowrap',
});
