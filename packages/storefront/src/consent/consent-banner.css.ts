import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** Over the bottom of the screen, where it moves nothing. */
export const question = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 20,
  maxBlockSize: '100dvh',
  overflowY: 'auto',
  paddingBlock: vars.space.m,
  backgroundColor: vars.color.surface,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  boxShadow: vars.shadow.floating,
  '@media': { print: { display: 'none' } },
});

export const content = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) auto', alignItems: 'center', columnGap: vars.space.xxl } },
});
export const words = style({ display: 'grid', gap: vars.space.xxs, maxInlineSize: '46rem' });

/** Side by side and alike: neither answer is the easier one. */
export const answers = style({ display: 'grid', gridTemplateColumns: 'repeat(auto-fit, minmax(8rem, 1fr))', gap: vars.space.s });

// What gets the focus may not end up behind it. Not by `:has()`: see the banner.
globalStyle('html[data-asks-consent]', { scrollPaddingBlockEnd: '16rem' });
// Nor may the end of the page.
globalStyle('[data-asks-consent] body', { paddingBlockEnd: '16rem' });
