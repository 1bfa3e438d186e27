import { keyframes, style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

const appear = keyframes({ from: { opacity: 0 } });

export const opener = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: '2.75rem',
  height: '2.75rem',
  // A finger needs 44 px; neither the line of the label nor the room between them must grow by it. Not at the end: it would stick out of a full row.
  marginBlock: '-0.625rem',
  marginInlineStart: '-0.625rem',
  borderRadius: vars.radius.round,
  color: vars.color.info,
  verticalAlign: 'middle',
  selectors: {
    '&:focus-visible': { outlineOffset: '-6px' },
    '&[data-state=open]': { color: vars.color.ink },
  },
  '@media': { [media.pointing]: { selectors: { '&:hover': { color: vars.color.ink } } } },
});

/** How it looks; where it stands is up to radix. */
export const panel = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: vars.space.xs,
  width: 'max-content',
  maxWidth: `min(24rem, calc(100vw - 2 * ${vars.space.m}))`,
  padding: `${vars.space.s} ${vars.space.xs} ${vars.space.s} ${vars.space.m}`,
  backgroundColor: vars.color.infoSoft,
  border: `2px solid ${vars.color.info}`,
  borderRadius: vars.radius.control,
  boxShadow: vars.shadow.floating,
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  fontWeight: vars.weight.text,
  letterSpacing: 'normal',
  lineHeight: 1.5,
  textAlign: 'start',
  whiteSpace: 'normal',
  overflowWrap: 'anywhere',
});
export const floating = style({
  zIndex: 30,
  maxHeight: 'var(--radix-popover-content-available-height)',
  overflowY: 'auto',
  borderRadius: vars.radius.control,
  outline: 'none',
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.calm]: { animation: 'none' } },
});
export const text = style({ flex: 1, minWidth: 0, paddingBlock: vars.space.xs });
export const close = style({
  flex: 'none',
  display: 'inline-grid',
  placeItems: 'center',
  width: '2.75rem',
  height: '2.75rem',
  borderRadius: vars.radius.control,
  selectors: { '&:focus-visible': { outlineOffset: '-3px' } },
});

/** The name of an icon, in words. */
export const tooltip = style({
  maxWidth: `min(18rem, calc(100vw - 2 * ${vars.space.m}))`,
  paddingBlock: vars.space.xxs,
  paddingInline: vars.space.s,
  backgroundColor: vars.color.ink,
  border: '1px solid transparent',
  borderRadius: vars.radius.small,
  color: vars.color.paper,
  fontFamily: vars.font.text,
  fontSize: vars.size.small,
  fontWeight: vars.weight.text,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
});
/** Between a name and its control, in pixels. A pointer crosses it on its way from the one to the other. */
export const tooltipGap = 10;
export const tooltipFloating = style({
  position: 'fixed',
  inset: 'auto',
  zIndex: 45,
  width: 'max-content',
  margin: 0,
  overflow: 'visible',
  // It stands beside its control, in a line or a row with a say of its own in these.
  letterSpacing: 'normal',
  textAlign: 'start',
  textTransform: 'none',
  whiteSpace: 'normal',
  animation: `${appear} ${vars.motion.quick} ${vars.motion.ease}`,
  '@media': { [media.calm]: { animation: 'none' } },
  selectors: {
    '&::before': { content: '""', position: 'absolute', insetInline: 0, insetBlock: -tooltipGap, zIndex: -1 },
  },
});
