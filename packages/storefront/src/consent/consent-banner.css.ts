import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

/** So low (a phone on its side, 400 % zoom) that nothing of the page would be left to read. */
const low = 'screen and (max-height: 30rem)';
const tall = 'screen and (min-height: 30.01rem)';

/** Over the bottom of the screen, where it moves nothing; on a low one on top of the page. */
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
  '@media': { [low]: { position: 'static', maxBlockSize: 'none', boxShadow: 'none' }, print: { display: 'none' } },
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
globalStyle('html[data-asks-consent]', { '@media': { [tall]: { scrollPaddingBlockEnd: '16rem' } } });
// Nor may the end of the page.
globalStyle('[data-asks-consent] body', { '@media': { [tall]: { paddingBlockEnd: '16rem' } } });
