import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, keyframes, style } from '@vanilla-extract/css';

const appear = keyframes({ from: { opacity: 0 } });

const phone = 'screen and (max-width: 767px)';
/** So low (a phone on its side, 400 % zoom) that it would cover a good part of what is read: there it stands on top of the page. */
const low = `${phone} and (max-height: 25rem)`;
const tall = `${phone} and (min-height: 25.01rem)`;

/** Kept free at the top of the page from the start, so that nothing moves when the text arrives. A phone has no room to spare: see below. */
export const place = style({
  '@media': {
    [low]: { minHeight: '6.5rem' },
    [media.tablet]: { minHeight: '3.5rem', display: 'grid', alignItems: 'center' },
    [media.scriptless]: { display: 'none' },
    print: { display: 'none' },
  },
});

// Dismissed on an earlier page: see dismissal-script.
globalStyle(`[data-banner=dismissed] ${place}`, { display: 'none' });
// The whole page gets the focus only to go on from; there is nothing to do with it.
globalStyle('main[tabindex="-1"]:focus-visible', { outline: 'none' });

/** On a phone over the bottom of the screen, where it moves nothing either. */
export const banner = style({
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: 0,
  zIndex: 15,
  backgroundColor: vars.color.actionSoft,
  borderBlock: `1px solid ${vars.color.hairline}`,
  boxShadow: vars.shadow.floating,
  '@media': {
    [low]: { position: 'static', boxShadow: 'none' },
    [media.tablet]: { position: 'static', boxShadow: 'none' },
    '(prefers-reduced-motion: no-preference)': { animation: `${appear} ${vars.motion.calm} ${vars.motion.ease}` },
  },
});

// Not behind the question about cookies, which lies there too: a keyboard would come to what nobody sees.
globalStyle(`[data-asks-consent] ${banner}`, { '@media': { [tall]: { display: 'none' } } });
globalStyle(`${banner}[data-aside]`, { '@media': { [tall]: { display: 'none' } } });

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'center',
  columnGap: vars.space.m,
  paddingBlock: vars.space.xs,
  '@media': { [media.tablet]: { paddingBlock: vars.space.xxs } },
});
/** On a phone one small text with the link at its end: each line of it covers the page. */
export const words = style({
  paddingBlock: vars.space.xxs,
  fontSize: vars.size.small,
  lineHeight: '1.4',
  '@media': {
    [media.tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: vars.space.l,
      paddingBlock: 0,
      lineHeight: 'inherit',
    },
    [media.desktop]: { fontSize: 'inherit' },
  },
});
globalStyle(`${words} > p`, {
  '@media': {
    [phone]: { display: 'inline', lineHeight: 'inherit', marginInlineEnd: vars.space.xs },
    // On a tablet one line too: a second has no place kept, and would push the page down.
    'screen and (max-width: 1123px)': { fontSize: 'inherit' },
  },
});

// What gets the focus may not end up behind the banner. Asked by `:has()`, the whole page would be gone through at every press of anything.
globalStyle('html[data-banner=shown]', { '@media': { [tall]: { scrollPaddingBlockEnd: '6.5rem' } } });
// Nor may the end of the page.
globalStyle('[data-banner=shown] body', { '@media': { [tall]: { paddingBlockEnd: '6.5rem' } } });
