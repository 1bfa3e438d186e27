import { media, vars } from '@pomp/design-system/theme';
import { keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

export const overlay = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  margin: 0,
  padding: vars.space.l,
  border: 0,
  outline: 'none',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  selectors: {
    // What is answered at once doesn't flash.
    '&[open]': {
      display: 'grid',
      placeContent: 'center',
      justifyItems: 'center',
      animation: `${appear} ${vars.motion.calm} ${vars.motion.ease} 150ms backwards`,
    },
    '&::backdrop': { backgroundColor: 'transparent' },
  },
  '@media': { [media.calm]: { selectors: { '&[open]': { animation: 'none' } } } },
});

/** Keeps its lines while there is nothing to say, so that what stands above it doesn't move. */
export const aside = style({
  display: 'grid',
  justifyItems: 'center',
  alignContent: 'start',
  gap: vars.space.m,
  minHeight: '8rem',
  maxWidth: vars.width.text,
  textAlign: 'center',
});
