import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const warmGradient = `linear-gradient(90deg, ${vars.warmLine.cold}, ${vars.warmLine.mild} 58%, ${vars.warmLine.warm})`;

export const line = style({
  display: 'block',
  background: warmGradient,
  '@media': { [media.forcedColours]: { background: 'CanvasText' } },
});
/** Square where the line runs off the screen. */
export const ends = styleVariants({ round: { borderRadius: vars.radius.round }, square: { borderRadius: 0 } });
export const thickness = styleVariants({ thin: '3px', base: '6px' }, (height) => ({ height }));
export const length = styleVariants({ full: '100%', short: '4rem' }, (width) => ({ width }));

export const logo = style({
  display: 'inline-flex',
  maxWidth: '100%',
  alignItems: 'center',
  gap: '0.36em',
  fontSize: '1.75rem',
  lineHeight: 1,
  color: vars.color.ink,
});
export const logoMark = style({
  flex: 'none',
  width: '1.2em',
  height: '0.42em',
  borderRadius: vars.radius.round,
  background: warmGradient,
  '@media': { [media.forcedColours]: { background: 'CanvasText' } },
});
export const logoWord = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.display,
  paddingBottom: '0.08em',
});
