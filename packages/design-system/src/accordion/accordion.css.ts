import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const accordion = style({ borderBlockStart: `1px solid ${vars.color.hairline}` });
export const item = style({ borderBlockEnd: `1px solid ${vars.color.hairline}` });
export const title = style({ margin: 0 });
export const opener = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: vars.space.m,
  width: '100%',
  minHeight: '3.5rem',
  paddingBlock: vars.space.s,
  paddingInline: vars.space.xxs,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h4,
  letterSpacing: '-0.01em',
  lineHeight: 1.3,
  color: vars.color.ink,
  borderRadius: vars.radius.small,
  selectors: {
    '&:hover': { textDecoration: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.2em' },
    '&:focus-visible': { outlineOffset: '-3px' },
  },
});
/** On a phone every mark stands below its title, so that they line up whatever the titles' lengths. */
export const words = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  flex: 1,
  minWidth: 0,
  overflowWrap: 'anywhere',
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
  display: 'inline-flex',
  flex: 'none',
  transition: `transform ${vars.motion.calm} ${vars.motion.ease}`,
  selectors: { '[data-state=open] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.calm]: { transition: 'none' } },
});

/** Grows from nothing to the height of its content. Closed, it stays in the page for search engines, out of reach of eyes and keys; open where no script can open it. */
export const unfolding = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '0fr',
  visibility: 'hidden',
  transition: `grid-template-rows ${vars.motion.calm} ${vars.motion.ease}, visibility ${vars.motion.calm}`,
  selectors: { '&[data-state=open]': { gridTemplateRows: '1fr', visibility: 'visible' } },
  '@media': { [media.calm]: { transition: 'none' }, [media.scriptless]: { gridTemplateRows: '1fr', visibility: 'visible' } },
});
export const clip = style({
  minHeight: 0,
  overflow: 'hidden',
  selectors: {
    '[data-state=open] > &': {
      overflow: 'visible',
      transition: `overflow 0s ${vars.motion.calm}`,
      transitionBehavior: 'allow-discrete',
    },
  },
  '@media': { [media.calm]: { selectors: { '[data-state=open] > &': { transition: 'none' } } } },
});
export const content = style({
  paddingBlock: `${vars.space.xxs} ${vars.space.l}`,
  paddingInline: vars.space.xxs,
  overflowWrap: 'anywhere',
});
