import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const gap = styleVariants(vars.space, (space) => ({ gap: space }));

export const stack = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });
export const stackAlign = styleVariants(
  { stretch: 'stretch', start: 'flex-start', center: 'center', end: 'flex-end' },
  (alignItems) => ({ alignItems }),
);

export const inline = style({ display: 'flex', minWidth: 0 });
export const inlineWrap = styleVariants({ wrap: { flexWrap: 'wrap' }, nowrap: { flexWrap: 'nowrap' } });
export const inlineAlign = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', baseline: 'baseline', stretch: 'stretch' },
  (alignItems) => ({ alignItems }),
);
export const inlineJustify = styleVariants(
  { start: 'flex-start', center: 'center', end: 'flex-end', between: 'space-between' },
  (justifyContent) => ({
    justifyContent,
  }),
);
/** On a phone below each other over the full width: for the buttons under a form. */
export const inlineStacked = style({
  '@media': { 'screen and (max-width: 767.98px)': { flexDirection: 'column', alignItems: 'stretch' } },
});

// minmax(0, …): a long Dutch word may not push its column open.
const tracks = {
  '1': 'minmax(0, 1fr)',
  '2': 'repeat(2, minmax(0, 1fr))',
  '3': 'repeat(3, minmax(0, 1fr))',
  '4': 'repeat(4, minmax(0, 1fr))',
};
const unequal = {
  wideFirst: 'minmax(0, 7fr) minmax(0, 4fr)',
  wideLast: 'minmax(0, 4fr) minmax(0, 7fr)',
  /** The last as wide as its content: words, and the button that goes with them. */
  fitLast: 'minmax(0, 1fr) auto',
};

export const columns = style({ display: 'grid', gridTemplateColumns: tracks['1'] });
/**
 * Two, while the label of a short field stays whole: in rem, so that with larger letters they stand below each other sooner. A second column is there before what comes in it (`auto-fill`), or the first field would move.
 */
const fit = `repeat(auto-fill, minmax(min(100%, max(7.25rem, 50% - ${vars.space.m})), 1fr))`;
export const columnsPhone = styleVariants({ ...tracks, fit }, (gridTemplateColumns) => ({ gridTemplateColumns }));
export const columnsTablet = styleVariants({ ...tracks, ...unequal }, (gridTemplateColumns) => ({
  '@media': { [media.tablet]: { gridTemplateColumns } },
}));
export const columnsDesktop = styleVariants({ ...tracks, ...unequal }, (gridTemplateColumns) => ({
  '@media': { [media.desktop]: { gridTemplateColumns } },
}));
export const columnsAlign = styleVariants({ start: 'start', center: 'center', end: 'end', stretch: 'stretch' }, (alignItems) => ({
  alignItems,
}));

/** Beside each other where the screen itself has the room; how wide the window is says too little, as a menu may take part of it. */
const roomy = '(min-width: 44rem)';
export const withPicture = style({ containerType: 'inline-size' });
export const withPictureColumns = style({
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.m,
  '@container': {
    [roomy]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 20.5rem)',
      gap: vars.space.xl,
      alignItems: 'start',
    },
  },
});
/** Under the strip that stays in view no field is lost, nor above a bar with the ways on. */
globalStyle(`${withPictureColumns} :is(input, select, textarea, button, a)`, { scrollMarginBlock: '6rem 8.5rem' });
/** On a phone a strip from edge to edge that stays in view: the part that is asked about can be seen at every question. */
export const pictureAside = style({
  order: -1,
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 2,
  marginInline: `calc(-1 * ${vars.width.gutter})`,
  '@container': { [roomy]: { order: 0, insetBlockStart: vars.space.l, marginInline: 0 } },
  // It follows who goes along the questions.
  '@media': { print: { display: 'none' } },
});
export const pictureCard = style({
  backgroundColor: vars.color.paper,
  borderBlock: `1px solid ${vars.color.hairline}`,
  paddingBlock: '1px',
  paddingInline: vars.width.gutter,
  '@container': {
    [roomy]: {
      backgroundColor: vars.color.surface,
      border: `1px solid ${vars.color.hairline}`,
      borderRadius: vars.radius.card,
      padding: vars.space.m,
    },
  },
});
/** In the strip the words stand first, as they are read; beside the questions the picture does. */
export const pictureAndCaption = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 7.5rem',
  gap: vars.space.m,
  alignItems: 'center',
  '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.s } },
});
export const pictureItself = style({ order: 1, '@container': { [roomy]: { order: 0 } } });
/** Three lines of it fit the strip. */
export const pictureCaption = style({
  maxHeight: '4.75rem',
  overflow: 'hidden',
  hyphens: 'auto',
  '@container': { [roomy]: { maxHeight: 'none' } },
});
export const pictureStatus = style({
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  lineHeight: 1.35,
  '@container': { [roomy]: { display: 'none' } },
});

export const container = style({
  width: '100%',
  marginInline: 'auto',
  paddingInline: vars.width.gutter,
  // A sheet has margins of its own.
  '@media': { print: { paddingInline: 0 } },
});
export const containerWidth = styleVariants({
  page: { maxWidth: vars.width.page },
  form: { maxWidth: `calc(${vars.width.form} + 2 * ${vars.width.gutter})` },
  text: { maxWidth: `calc(${vars.width.text} + 2 * ${vars.width.gutter})` },
});
export const measure = styleVariants({ form: { maxWidth: vars.width.form }, text: { maxWidth: vars.width.text } });

/** No box on the screen: what is inside stands in the layout around it. */
export const screenOnly = style({ display: 'contents', '@media': { print: { display: 'none' } } });

export const pictureOver = style({ position: 'relative' });
const overPicture = style({
  width: '100%',
  height: 'auto',
  borderRadius: vars.radius.small,
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none' }, print: { maxWidth: '20rem' } },
  selectors: { '&[hidden]': { display: 'none' } },
});
/** Takes the room of the drawing, so that nothing moves when it comes, or doesn't. */
export const picture = styleVariants({
  over: [overPicture, { position: 'absolute', inset: 0, height: '100%', objectFit: 'contain' }],
  alone: [overPicture],
});
