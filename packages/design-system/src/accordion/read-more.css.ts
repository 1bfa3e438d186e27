import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const readMore = style({ minWidth: 0 });
/** Clear of the text above, its focus ring too; its words in line with it. */
export const unfolder = style({
  marginBlockStart: vars.space.xs,
  marginInlineStart: `calc(-2px - ${vars.space.xxs})`,
  '@media': { print: { display: 'none' } },
});
export const opener = style({
  userSelect: 'none',
  listStyle: 'none',
  selectors: { '&::-webkit-details-marker': { display: 'none' } },
  // Otherwise a link's colour, as a browser has it for a summary. Twice the class: a link's own rule may come after it.
  '@media': { [media.forcedColours]: { selectors: { '&&': { color: 'ButtonText' } } } },
});
export const whenClosed = style({ selectors: { [`${unfolder}[open] &`]: { display: 'none' } } });
export const whenOpen = style({ selectors: { [`${unfolder}:not([open]) &`]: { display: 'none' } } });

const open = `${readMore}:has(> ${unfolder}[open])`;
/** Grows from nothing to the height of its content. Closed, it stays in the page for search engines, out of reach of eyes and keys. */
export const rest = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${vars.motion.calm} ${vars.motion.ease}, visibility ${vars.motion.calm}`,
  selectors: { [`${open} > &`]: { gridTemplateRows: '1fr', visibility: 'visible' } },
  '@media': { [media.calm]: { transition: 'none' }, print: { display: 'block', visibility: 'visible' } },
});
export const clip = style({
  minHeight: 0,
  overflow: 'hidden',
  selectors: {
    [`${open} > ${rest} > &`]: {
      overflow: 'visible',
      transition: `overflow 0s ${vars.motion.calm}`,
      transitionBehavior: 'allow-discrete',
    },
  },
  '@media': { [media.calm]: { selectors: { [`${open} > ${rest} > &`]: { transition: 'none' } } }, print: { overflow: 'visible' } },
});
/** Fades in over the 600 ms that the spec gives a fade. */
export const more = style({
  paddingBlockStart: vars.space.s,
  overflowWrap: 'anywhere',
  opacity: 0,
  transition: `opacity 600ms ${vars.motion.ease}`,
  selectors: { [`${open} > ${rest} > ${clip} > &`]: { opacity: 1 } },
  '@media': { [media.calm]: { transition: 'none' }, print: { opacity: 1 } },
});
