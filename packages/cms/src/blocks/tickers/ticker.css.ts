import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, keyframes, style, styleVariants } from '@vanilla-extract/css';
import { chip, chipInput } from '../../interactive/interactive.css.js';

const run = keyframes({ to: { transform: 'translateX(-50%)' } });

export const ticker = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m });
/** Moves past by itself; a row to scroll for visitors who prefer reduced motion, or have stopped it. */
export const window = style({
  overflowX: 'auto',
  scrollbarWidth: 'thin',
  overscrollBehaviorX: 'contain',
  '@media': { '(prefers-reduced-motion: no-preference)': { overflowX: 'hidden' } },
});
export const belt = style({
  display: 'flex',
  width: 'max-content',
  '@media': { '(prefers-reduced-motion: no-preference)': { animation: `${run} 40s linear infinite` } },
  selectors: { [`${window}:focus-within &, ${window}:hover &`]: { animationPlayState: 'paused' } },
});
export const items = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.l,
  paddingInlineEnd: vars.space.l,
  listStyleType: '""',
  margin: 0,
  paddingInlineStart: 0,
});
/** The same again, so that the end runs into the beginning. */
export const again = style({ '@media': { [media.calm]: { display: 'none' } } });
export const item = styleVariants({
  image: { width: 'min(22rem, 72vw)', flex: 'none' },
  partner: { flex: 'none', maxWidth: '72vw' },
});
export const stop = style([chip, { justifySelf: 'start', '@media': { [media.calm]: { display: 'none' } } }]);
export const stopBox = style([chipInput]);
globalStyle(`${ticker}:has(${stopBox}:checked) ${belt}`, { animationPlayState: 'paused' });
globalStyle(`${ticker}:has(${stopBox}:checked) ${window}`, { overflowX: 'auto' });

export const photo = style({
  aspectRatio: '4 / 3',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
globalStyle(`${photo} img`, { width: '100%', height: '100%', objectFit: 'cover' });
export const logo = style({ height: '3.5rem', display: 'flex', alignItems: 'center' });
globalStyle(`${logo} img`, { height: '100%', width: 'auto', maxWidth: '12rem', objectFit: 'contain' });
export const partnerName = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h3,
  letterSpacing: vars.tracking.heading,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});
