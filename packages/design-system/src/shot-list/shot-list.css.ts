import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const list = style({ display: 'flex', flexDirection: 'column', gap: vars.space.l, minWidth: 0 });

// How far all are together
export const progress = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const counted = style({ fontWeight: vars.weight.strong });
export const line = style({ display: 'flex', gap: vars.space.xxs });
const piece = style({
  flex: 1,
  height: '0.375rem',
  borderRadius: vars.radius.small,
  border: `1px solid ${vars.color.hairline}`,
  '@media': { [media.forcedColours]: { borderColor: 'CanvasText' } },
});
export const pieceOf = styleVariants({
  open: [piece, { backgroundColor: vars.color.sunken }],
  done: [
    piece,
    {
      backgroundColor: vars.color.brand,
      borderColor: vars.color.brand,
      '@media': { [media.forcedColours]: { backgroundColor: 'CanvasText' } },
    },
  ],
  kept: [
    piece,
    {
      borderColor: vars.color.info,
      backgroundImage: `repeating-linear-gradient(115deg, ${vars.color.info} 0 3px, transparent 3px 6px)`,
    },
  ],
  asked: [piece, { borderColor: vars.color.error, borderWidth: '2px' }],
});

// The shots
export const group = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const groupHead = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: vars.space.m,
  paddingBlockEnd: vars.space.xs,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const groupCount = style({ flex: 'none', color: vars.color.inkMuted, fontSize: vars.size.small });
export const shots = style({ padding: 0, margin: 0, listStyle: 'none' });
export const shot = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  gap: vars.space.m,
  alignItems: 'start',
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const pictures = style({ display: 'flex', gap: vars.space.xs });
export const picture = style({ width: 'clamp(4.25rem, 20vw, 6rem)', overflow: 'hidden', borderRadius: vars.radius.small });
/** The drawing gives way to the photo where only one fits. */
export const drawing = style([
  picture,
  { border: `1px solid ${vars.color.hairline}`, backgroundColor: vars.color.surface, alignSelf: 'start' },
]);
export const besidePhoto = style({ '@media': { '(max-width: 359.98px)': { display: 'none' } } });
export const body = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xxs, minWidth: 0 });
export const title = style({ fontWeight: vars.weight.strong, lineHeight: 1.35, overflowWrap: 'break-word' });
const said = style({
  display: 'inline-flex',
  alignItems: 'flex-start',
  gap: vars.space.xxs,
  fontSize: vars.size.small,
  fontWeight: vars.weight.strong,
  lineHeight: 1.4,
});
export const state = styleVariants({
  quiet: [said, { color: vars.color.inkMuted, fontWeight: vars.weight.text }],
  done: [said, { color: vars.color.success }],
  kept: [said, { color: vars.color.info }],
  asked: [said, { color: vars.color.error }],
});
export const note = style({ fontSize: vars.size.small, lineHeight: 1.45 });
export const make = style({
  justifySelf: 'start',
  alignSelf: 'flex-start',
  minHeight: '2.75rem',
  fontSize: vars.size.small,
  textAlign: 'start',
  textDecoration: 'underline',
  textUnderlineOffset: '0.25em',
  // Below the focus stands the bar.
  scrollMarginBlockEnd: '10rem',
  '@media': { [media.pointing]: { selectors: { '&:hover': { textDecorationThickness: '2px' } } } },
});

// Within reach of a thumb
export const bar = style({
  position: 'sticky',
  insetBlockEnd: 0,
  zIndex: 1,
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xs,
  paddingBlock: vars.space.s,
  backgroundColor: vars.color.paper,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { print: { display: 'none' } },
});
export const next = style({ fontSize: vars.size.small, color: vars.color.inkMuted, lineHeight: 1.4 });
export const otherWays = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between', columnGap: vars.space.m });
