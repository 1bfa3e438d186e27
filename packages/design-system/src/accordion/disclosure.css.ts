import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const list = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const item = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  minHeight: '3.5rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xxs,
  cursor: 'pointer',
  // As a button's: a press on words that can be selected makes the browser look for where that selection would begin.
  userSelect: 'none',
  borderRadius: vars.radius.small,
  listStyle: 'none',
  selectors: {
    '&::-webkit-details-marker': { display: 'none' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
  '@media': {
    [media.pointing]: {
      selectors: { '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.2em' } },
    },
  },
});
/** The title: a heading stands in a summary itself, or the document isn't valid. */
globalStyle(`${opener} > :first-child`, { flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
/** On a phone every mark stands below its title, so that they line up whatever the titles' lengths. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  '@media': {
    [media.tablet]: {
      flexDirection: 'row',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      columnGap: vars.space.m,
    },
  },
});
export const mark = style({
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  fontWeight: vars.weight.text,
  letterSpacing: 'normal',
});
export const arrow = style({
  flex: 'none',
  display: 'inline-flex',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { [`${item}[open] > ${opener} > &`]: { transform: 'rotate(180deg)' } },
  '@media': { [media.calm]: { transition: 'none' }, print: { display: 'none' } },
});
export const content = style({
  paddingBlock: `${vars.space.xxs} ${vars.space.l}`,
  paddingInline: vars.space.xxs,
  overflowWrap: 'anywhere',
});

/** Folds up where the browser can. Opening, it is there at once: unfolding keeps it from sight for a frame or two, and a slow processor busy during all the others. */
globalStyle(`${item}::details-content`, {
  '@supports': {
    '(interpolate-size: allow-keywords)': {
      '@media': {
        '(prefers-reduced-motion: no-preference)': {
          transition: `height ${vars.motion.calm} ${vars.motion.ease}, content-visibility ${vars.motion.calm} allow-discrete`,
          height: 0,
          overflow: 'clip',
          interpolateSize: 'allow-keywords',
        },
      },
    },
  },
});
globalStyle(`${item}[open]::details-content`, { height: 'auto', transition: 'none' });
// Nobody unfolds paper. Important, since what is written for a browser that can animate it may come later.
globalStyle(`${item}::details-content`, {
  '@media': {
    print: { display: 'block', contentVisibility: 'visible', height: 'auto !important', transition: 'none !important' },
  },
});
