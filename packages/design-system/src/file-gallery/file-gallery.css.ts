import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const gallery = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space.s,
  maxWidth: '32rem',
  padding: 0,
  margin: 0,
  listStyle: 'none',
});
export const item = style({ minWidth: 0 });
export const file = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  borderRadius: vars.radius.small,
  color: vars.color.ink,
  textDecoration: 'none',
  '@media': { [media.pointing]: { selectors: { '&:hover': { textDecoration: 'underline' } } } },
});
export const name = style({ fontSize: vars.size.small, fontWeight: vars.weight.text, lineHeight: 1.35, overflowWrap: 'anywhere' });
