import { globalStyle, style } from '@vanilla-extract/css';
import { byScheme } from '../brands/by-scheme.js';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** The darkest of a page, in the dark too: there ink is light, and a footer of it would be the brightest. */
const ground = byScheme(vars.color.ink, vars.color.field);
const words = byScheme(vars.color.paper, vars.color.ink);

export const footer = style({
  backgroundColor: ground,
  color: words,
  marginBlockStart: vars.space.huge,
  '@media': { print: { display: 'none' } },
});
/** Out of sight it costs nothing, at a press neither. Small print alone is short: the room kept for it would be four times its own. */
export const whole = style({ contentVisibility: 'auto', containIntrinsicSize: 'auto 60rem' });
export const inner = style({
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: `${vars.space.xxxl} ${vars.space.xl}`,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxl,
});
/** Paper on the dark ground: a field inside it looks and reads as everywhere else. */
export const lead = style({
  backgroundColor: byScheme(vars.color.paper, vars.color.surface),
  color: vars.color.ink,
  borderRadius: vars.radius.card,
  padding: vars.space.l,
  '@media': { [media.tablet]: { padding: vars.space.xl }, [media.forcedColours]: { border: '1px solid CanvasText' } },
});
export const columns = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(8.5rem, 100%), 1fr))',
  gap: `${vars.space.xl} ${vars.space.l}`,
});
export const columnTitle = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h4,
  marginBlockEnd: vars.space.s,
  overflowWrap: 'anywhere',
});
export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, overflowWrap: 'anywhere' });
export const marks = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: vars.space.m, listStyle: 'none' });
/** Marks are drawn for a light ground, and may not be recoloured. */
export const mark = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.5rem',
  padding: vars.space.xs,
  backgroundColor: byScheme(vars.color.surface, vars.color.ink),
  color: byScheme(vars.color.ink, vars.color.paper),
  borderRadius: vars.radius.small,
});
export const markPicture = style({ display: 'inline-block', verticalAlign: 'middle', height: 'auto' });
export const identity = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  fontSize: vars.size.small,
  fontStyle: 'normal',
  overflowWrap: 'anywhere',
});
export const smallPrint = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.l}`,
  alignItems: 'center',
  fontSize: vars.size.small,
  borderBlockStart: `1px solid color-mix(in srgb, currentcolor 28%, transparent)`,
  paddingBlockStart: vars.space.l,
});
// The colour of the focus ring is made for light grounds.
globalStyle(`${footer} :focus-visible`, { outlineColor: words });
globalStyle(`${lead} :focus-visible, ${mark} :focus-visible`, { outlineColor: vars.color.focus });
