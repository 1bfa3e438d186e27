import { globalStyle, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** From here the whole menu fits with air between its items, even in a brand with a wider typeface. */
const roomy = 'screen and (min-width: 1400px)';
/** From here until then it fits in one line, with less room at the sides than the page has. */
const tight = 'screen and (min-width: 1064px) and (max-width: 1399.98px)';
const oneLine = '63.5rem';

export const header = style({
  position: 'relative',
  zIndex: 20,
  backgroundColor: vars.color.paper,
  '@media': { print: { display: 'none' } },
});
export const bar = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.xs,
  width: '100%',
  minHeight: '5rem',
  paddingBlock: vars.space.s,
  maxWidth: vars.width.page,
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  '@media': {
    [media.scriptless]: { flexWrap: 'wrap' },
    [media.wide]: { flexWrap: 'wrap' },
    [tight]: { paddingInline: `min(${vars.width.gutter}, (100% - ${oneLine}) / 2)` },
    [roomy]: { columnGap: vars.space.m },
  },
});
/** On a phone no higher than its buttons: what one came for begins sooner. */
export const barSlim = style([bar, { '@media': { [media.narrow]: { minHeight: '3.25rem', paddingBlock: vars.space.xxs } } }]);
export const home = style({
  flex: 'none',
  // Beside the button of the menu; a long name then stands on one line.
  maxWidth: `calc(100% - 2.75rem - ${vars.space.xs})`,
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  textDecoration: 'none',
  borderRadius: vars.radius.small,
  marginInlineEnd: 'auto',
  '@media': { [media.wide]: { maxWidth: '60%' } },
});

export const wide = style({
  display: 'none',
  '@media': { [media.wide]: { display: 'block', marginInlineStart: vars.space.xs } },
});
globalStyle(`${home}:has(~ ${wide})`, { '@media': { [media.wide]: { marginInlineEnd: 0 } } });
export const list = style({ display: 'flex', gap: vars.space.xxs });
export const item = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: vars.space.xs,
  minHeight: '2.75rem',
  paddingInline: vars.space.xs,
  color: vars.color.ink,
  textDecoration: 'none',
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.small,
  whiteSpace: 'nowrap',
  '@media': {
    [roomy]: { paddingInline: vars.space.s },
    // Less than where one is.
    [media.pointing]: {
      selectors: {
        '&:where(:hover)': { textDecorationLine: 'underline', textDecorationThickness: '2px', textUnderlineOffset: '0.4em' },
      },
    },
  },
  selectors: {
    '&[aria-current]': {
      textDecorationLine: 'underline',
      textDecorationThickness: '3px',
      textDecorationColor: vars.color.action,
      textUnderlineOffset: '0.4em',
    },
  },
});
/** Where there is no room beside the menu, on a line below it. */
export const tools = style({
  display: 'none',
  '@media': {
    [media.wide]: { display: 'flex', alignItems: 'center', gap: vars.space.xs, minWidth: 0, marginInlineStart: 'auto' },
    [roomy]: { gap: vars.space.m },
  },
});
export const account = style({ minWidth: 0 });
export const languages = style({ display: 'flex', flex: 'none' });
export const language = style([item, { fontWeight: vars.weight.text }]);
/** A long name gives way to the menu; its whole is in the link's name. */
export const accountLink = style([item, { maxWidth: '100%' }]);
export const accountName = style({ minWidth: 0, maxWidth: '7rem', overflow: 'hidden', textOverflow: 'ellipsis' });
export const cta = style({ flex: 'none', whiteSpace: 'nowrap' });

// Dropdown
export const dropdown = style({ position: 'relative' });
export const opener = style([
  item,
  {
    cursor: 'pointer',
    listStyle: 'none',
    selectors: { '&::-webkit-details-marker': { display: 'none' } },
    // Otherwise a link's colour, as a browser has it for a summary.
    '@media': { [media.forcedColours]: { color: 'ButtonText' } },
  },
]);
export const chevron = style({
  display: 'inline-flex',
  transition: `transform ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.calm]: { transition: 'none' } },
});
/** Reaches up to the trigger, so that the pointer never crosses a gap. Goes away after long enough to cut a corner with the mouse. */
export const panel = style({
  position: 'absolute',
  insetBlockStart: '100%',
  insetInlineStart: `calc(-1 * ${vars.space.m})`,
  paddingBlockStart: vars.space.xs,
  visibility: 'hidden',
  transition: 'visibility 0s 180ms',
});
const opened = `${dropdown} > details[open]`;
const pointedAt = `${dropdown}:not([data-dropdown=dismissed]):hover`;
const focused = `${dropdown}:not([data-dropdown=dismissed]) > ${panel}:focus-within`;
globalStyle(`${opened} + ${panel}, ${focused}`, { visibility: 'visible', transition: 'none' });
globalStyle(`${opened} ${chevron}`, { transform: 'rotate(180deg)' });
globalStyle(`${pointedAt} > ${panel}`, { '@media': { [media.pointing]: { visibility: 'visible', transition: 'none' } } });
globalStyle(`${pointedAt} ${chevron}`, { '@media': { [media.pointing]: { transform: 'rotate(180deg)' } } });
globalStyle(`${dropdown}[data-dropdown=dismissed] > ${panel}`, { transition: 'none' });
export const panelCard = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, 18rem)',
  backgroundColor: vars.color.surface,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  boxShadow: vars.shadow.floating,
  overflow: 'hidden',
});
export const product = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  padding: vars.space.l,
  selectors: { '& + &': { borderInlineStart: `1px solid ${vars.color.hairline}` } },
});
export const productName = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h4,
  lineHeight: 1.2,
});
export const productText = style({ color: vars.color.inkMuted, fontSize: vars.size.small, lineHeight: 1.45, flex: 1 });
export const productActions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.m,
  marginBlockStart: vars.space.xs,
});

// Mobile menu
/** Without scripts not every browser opens it: then it is a list below the bar. */
export const narrow = style({
  display: 'contents',
  '@media': {
    [media.scriptless]: { display: 'block', flexBasis: '100%' },
    [`${media.wide} and ${media.scriptless}`]: { display: 'none' },
  },
});
export const menuButton = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  width: '2.75rem',
  height: '2.75rem',
  marginInlineEnd: '-0.5rem',
  borderRadius: vars.radius.control,
  color: vars.color.ink,
  '@media': { [media.scriptless]: { display: 'none' } },
});
globalStyle(`${narrow} > ${menuButton}`, { '@media': { [media.wide]: { display: 'none' } } });
export const menu = style({
  position: 'fixed',
  inset: 0,
  width: '100%',
  maxWidth: 'none',
  height: '100dvh',
  maxHeight: 'none',
  backgroundColor: vars.color.paper,
  color: vars.color.ink,
  overflowY: 'auto',
  margin: 0,
  '@media': { [media.scriptless]: { display: 'block', position: 'static', height: 'auto' } },
  selectors: { '&::backdrop': { backgroundColor: vars.color.paper } },
});
// See `mobileMenuControl`. Asked by `:has()`, the whole page would be gone through at every press of anything.
globalStyle('html[data-menu]', { overflow: 'hidden' });
export const menuBody = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.l,
  minHeight: '100%',
  paddingBlockEnd: vars.space.l,
});
export const menuLine = style({ paddingInline: vars.width.gutter });
export const menuList = style({ paddingInline: vars.width.gutter });
export const menuItem = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: '3.75rem',
  paddingBlock: vars.space.xs,
  lineHeight: vars.leading.heading,
  overflowWrap: 'anywhere',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h2,
  letterSpacing: vars.tracking.heading,
  color: vars.color.ink,
  textDecoration: 'none',
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  selectors: {
    '&[aria-current]': {
      textDecorationLine: 'underline',
      textDecorationThickness: '4px',
      textDecorationColor: vars.color.action,
      textUnderlineOffset: '0.25em',
    },
  },
});
export const menuFoot = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  paddingInline: vars.width.gutter,
  marginBlockStart: 'auto',
});
globalStyle(`${menu} ${bar}, ${menu} ${menuLine}`, { '@media': { [media.scriptless]: { display: 'none' } } });
globalStyle(`${menu} :is(${menuList}, ${menuFoot})`, { '@media': { [media.scriptless]: { paddingInline: 0 } } });
globalStyle(`${menuList} ul`, { '@media': { [media.scriptless]: { display: 'flex', flexWrap: 'wrap', columnGap: vars.space.m } } });
globalStyle(`${menuList} ${menuItem}`, {
  '@media': { [media.scriptless]: { minHeight: '2.75rem', fontSize: vars.size.base, border: 'none' } },
});
