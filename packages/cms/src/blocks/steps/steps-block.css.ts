import { media, vars } from '@pomp/design-system/theme';
import { style } from '@vanilla-extract/css';

const badge = '2.75rem';

/** The warm line runs down through the numbers: from the first call to a warm house. */
export const list = style({
  position: 'relative',
  maxWidth: vars.width.form,
  counterReset: 'step',
  '::before': {
    content: '""',
    position: 'absolute',
    insetBlock: `calc(${badge} / 2)`,
    insetInlineStart: `calc(${badge} / 2 - 3px)`,
    width: '6px',
    borderRadius: vars.radius.round,
    background: `linear-gradient(180deg, ${vars.warmLine.cold}, ${vars.warmLine.mild} 58%, ${vars.warmLine.warm})`,
  },
  '@media': { [media.forcedColours]: { '::before': { background: 'CanvasText' } } },
});

export const step = style({
  display: 'grid',
  gridTemplateColumns: `${badge} minmax(0, 1fr)`,
  gap: vars.space.m,
  position: 'relative',
  counterIncrement: 'step',
  // The line ends at the last number, however long its text.
  selectors: {
    '&:last-child::after': {
      content: '""',
      position: 'absolute',
      insetBlockStart: badge,
      insetBlockEnd: 0,
      insetInlineStart: 0,
      width: badge,
      backgroundColor: vars.color.paper,
    },
  },
});

export const number = style({
  display: 'grid',
  placeItems: 'center',
  width: badge,
  height: badge,
  borderRadius: vars.radius.round,
  border: `2px solid ${vars.color.ink}`,
  backgroundColor: vars.color.surface,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontVariantNumeric: 'tabular-nums',
  '::before': { content: 'counter(step)' },
});

export const words = style({ display: 'grid', gap: vars.space.xs, paddingBlockStart: '0.5rem' });
