import { vars } from '@pomp/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.m, alignContent: 'start' });
export const more = style({ minWidth: 0 });
export const opener = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  cursor: 'pointer',
  fontWeight: vars.weight.strong,
  textDecorationLine: 'underline',
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.28em',
  borderRadius: vars.radius.small,
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' }, '&:hover': { textDecorationThickness: '3px' } },
});
export const whenClosed = style({ selectors: { [`${more}[open] > ${opener} > &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${more}:not([open]) > ${opener} > &`]: { display: 'none' } } });
const fadeIn = keyframes({ from: { opacity: 0 } });
/** Fades in over the 600 ms that the spec gives a fade, as `ReadMore` does. */
export const rest = style({
  paddingBlockStart: vars.space.xs,
  overflowWrap: 'anywhere',
  '@media': {
    '(prefers-reduced-motion: no-preference)': {
      selectors: { [`${more}[open] > &`]: { animation: `${fadeIn} 600ms ${vars.motion.ease}` } },
    },
  },
});
