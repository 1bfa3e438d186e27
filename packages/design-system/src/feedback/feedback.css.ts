import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { warmGradient } from '../brandmark/brandmark.css.js';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(4px)' } });
export const saved = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  overflowWrap: 'anywhere',
  color: vars.color.success,
  fontWeight: vars.weight.strong,
  animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.calm]: { animation: 'none' } },
});
/** Keeps its line when there is nothing to say, so that nothing below moves. */
export const savedRegion = style({ minHeight: '1.75em', display: 'flex', alignItems: 'center' });

const keptLine = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  fontSize: vars.size.small,
  overflowWrap: 'anywhere',
});
export const kept = styleVariants({
  server: [keptLine, { color: vars.color.inkMuted }],
  device: [keptLine, { color: vars.color.info, fontWeight: vars.weight.strong }],
  nowhere: [keptLine, { color: vars.color.error, fontWeight: vars.weight.strong }],
});
export const keptRegion = style({ minHeight: '1.75em', display: 'flex', alignItems: 'center' });

const breathe = keyframes({ '50%': { opacity: 0.55 } });
export const skeleton = style({
  display: 'block',
  backgroundColor: vars.color.sunken,
  borderRadius: vars.radius.small,
  animation: `${breathe} 1.6s ease-in-out infinite`,
  '@media': { [media.calm]: { animation: 'none' }, [media.forcedColours]: { border: '1px dashed GrayText' } },
});
export const skeletonShape = styleVariants({
  text: { height: '1.1em', marginBlock: '0.225em' },
  heading: { height: '2.25rem', maxWidth: '18rem' },
  field: { height: '3.25rem', borderRadius: vars.radius.control },
  card: { height: '11rem', borderRadius: vars.radius.card },
});
/** As far apart as the things they stand for. */
export const skeletonNext = styleVariants({
  text: {},
  heading: { marginBlockStart: vars.space.m },
  field: { marginBlockStart: vars.space.l },
  card: { marginBlockStart: vars.space.m },
});
export const skeletonLast = style({ width: '62%' });

const travel = keyframes({ from: { transform: 'translateX(-100%)' }, to: { transform: 'translateX(100%)' } });
export const loading = style({
  display: 'grid',
  placeItems: 'center',
  alignContent: 'center',
  gap: vars.space.l,
  minHeight: '60vh',
  padding: vars.space.l,
  textAlign: 'center',
});
export const loadingTrack = style({
  position: 'relative',
  overflow: 'hidden',
  width: '12rem',
  height: '6px',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.sunken,
  '::after': {
    content: '',
    position: 'absolute',
    inset: 0,
    borderRadius: 'inherit',
    background: warmGradient,
    animation: `${travel} 1.8s ${vars.motion.ease} infinite`,
  },
  '@media': {
    [media.calm]: { '::after': { animation: 'none' } },
    [media.forcedColours]: { border: '1px solid CanvasText', '::after': { forcedColorAdjust: 'none', background: 'Highlight' } },
  },
});
export const loadingText = style({
  overflowWrap: 'anywhere',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h4,
});

export const badge = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xxs,
  borderRadius: vars.radius.round,
  paddingInline: '0.7em',
  paddingBlock: '0.2em',
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.35,
  maxWidth: '100%',
  overflowWrap: 'anywhere',
  // Seen in forced colours, where the ground is gone.
  border: '1px solid transparent',
});
export const badgeTone = styleVariants({
  new: { backgroundColor: vars.color.brand, color: vars.color.onBrand },
  warning: { backgroundColor: vars.color.warningSoft, color: vars.color.warning },
  success: { backgroundColor: vars.color.successSoft, color: vars.color.success },
  info: { backgroundColor: vars.color.infoSoft, color: vars.color.info },
});
export const alertMark = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '1.375rem',
  height: '1.375rem',
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.error,
  color: vars.color.onAction,
  fontSize: '0.9375rem',
  fontWeight: 800,
  lineHeight: 1,
  '@media': { [media.forcedColours]: { border: '2px solid currentColor' } },
});

export const empty = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.m,
  padding: vars.space.l,
  border: `2px dashed ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  overflowWrap: 'anywhere',
});
