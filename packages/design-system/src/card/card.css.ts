import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const card = style({
  borderRadius: vars.radius.card,
  border: `1px solid ${vars.color.hairline}`,
  minWidth: 0,
  position: 'relative',
});
export const tone = styleVariants({
  surface: { backgroundColor: vars.color.surface },
  /** A panel inside a card or on the paper that holds the one thing to do next. */
  action: { backgroundColor: vars.color.actionSoft, borderColor: 'transparent' },
  info: { backgroundColor: vars.color.infoSoft, borderColor: 'transparent' },
  quiet: { backgroundColor: 'transparent' },
});
export const padding = styleVariants({
  none: { padding: 0, overflow: 'hidden' },
  m: { padding: vars.space.m },
  l: {
    padding: `${vars.space.l} clamp(${vars.space.m}, 4vw, ${vars.space.l})`,
    '@media': { [media.tablet]: { padding: vars.space.l } },
  },
  xl: { padding: vars.space.l, '@media': { [media.tablet]: { padding: vars.space.xl } } },
});
/** The warm line as the card's upper edge. */
export const lined = style({ borderTopLeftRadius: 0, borderTopRightRadius: 0, borderTop: 0 });
