import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.xs,
  fontSize: vars.size.small,
  lineHeight: 1.35,
});
export const crumb = style({ display: 'flex', alignItems: 'center', columnGap: vars.space.xs, minWidth: 0 });
/** On a phone only the page right above is left. */
export const wideOnly = style({ display: 'none', '@media': { [media.tablet]: { display: 'flex' } } });
export const separator = style({
  display: 'none',
  color: vars.color.inkMuted,
  '@media': { [media.tablet]: { display: 'inline-flex' } },
});
export const back = style({ display: 'inline-flex', '@media': { [media.tablet]: { display: 'none' } } });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2.75rem',
  color: vars.color.ink,
  textUnderlineOffset: '0.28em',
  overflowWrap: 'anywhere',
  borderRadius: vars.radius.small,
  '@media': { [media.pointing]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});
export const current = style({ color: vars.color.inkMuted, overflowWrap: 'anywhere' });
