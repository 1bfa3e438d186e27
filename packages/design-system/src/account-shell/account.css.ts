import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.s,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  paddingBlock: `${vars.space.xs} ${vars.space.xxxl}`,
  alignItems: 'start',
  '@media': {
    [media.desktop]: { gridTemplateColumns: '17rem minmax(0, 1fr)', gap: vars.space.xl, paddingBlockStart: vars.space.xl },
    print: { padding: 0 },
  },
});
export const side = style({ minWidth: 0, '@media': { [media.desktop]: { position: 'sticky', insetBlockStart: vars.space.l } } });

/** On a phone one line that says where you are and unfolds the rest. */
export const toggle = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  width: '100%',
  minHeight: '2.75rem',
  paddingInline: vars.space.m,
  fontWeight: vars.weight.strong,
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.control,
  '@media': { [media.desktop]: { display: 'none' } },
});
export const toggleLabel = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: { '[aria-expanded=true] > &': { transform: 'rotate(180deg)' } },
  '@media': { [media.calm]: { transition: 'none' } },
});
const items = style({
  flexDirection: 'column',
  gap: vars.space.xxs,
  '@media': { [media.desktop]: { display: 'flex', marginBlockStart: 0 } },
});
export const list = styleVariants({
  open: [items, { display: 'flex', marginBlockStart: vars.space.xs }],
  folded: [items, { display: 'none' }],
});
export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '3.125rem',
  paddingInline: vars.space.s,
  paddingBlock: vars.space.xs,
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.control,
  lineHeight: 1.25,
  selectors: { '&[aria-current]': { backgroundColor: vars.color.sunken } },
  '@media': {
    // Less than where one is.
    [media.pointing]: { selectors: { '&:where(:hover)': { backgroundColor: vars.color.actionSoft } } },
    [media.forcedColours]: { selectors: { '&[aria-current]': { outline: '2px solid Highlight', outlineOffset: '-2px' } } },
  },
});
export const itemButton = style([item, { width: '100%' }]);
export const itemLabel = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
