import { media, vars } from '@pomp/design-system/theme';
import { style, styleVariants } from '@vanilla-extract/css';

export const page = style({
  color: vars.color.ink,
  fontFamily: vars.font.text,
  fontSize: vars.size.base,
  lineHeight: vars.leading.text,
});
export const purpose = style({
  fontSize: vars.size.lead,
  maxWidth: vars.width.text,
  marginBlock: `${vars.space.xs} ${vars.space.l}`,
});
export const heading = style({
  color: vars.color.ink,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  letterSpacing: vars.tracking.heading,
  fontSize: vars.size.h2,
  lineHeight: vars.leading.heading,
  marginBlock: `${vars.space.xxl} ${vars.space.m}`,
});

/** Above Storybook's list of headings, which has the page's colours. */
export const onThisPage = style({ fontWeight: vars.weight.strong, marginBlockEnd: vars.space.xs });

/** The stage on which a component is shown. */
export const stage = style({
  position: 'relative',
  backgroundColor: vars.color.paper,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  padding: vars.space.xl,
  overflow: 'hidden',
  minWidth: 0,
});

// Anatomy
export const anatomy = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
export const picture = style({ width: '100%', maxWidth: '44rem', marginInline: 'auto', minWidth: 0 });
const pinSize = '1.5rem';
export const pin = style({
  display: 'inline-grid',
  placeItems: 'center',
  flex: 'none',
  width: pinSize,
  height: pinSize,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.info,
  color: vars.color.surface,
  border: `2px solid ${vars.color.surface}`,
  fontSize: '0.8125rem',
  fontWeight: vars.weight.strong,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1,
});
export const pinInPicture = style([
  pin,
  { position: 'absolute', zIndex: 30, pointerEvents: 'none', boxShadow: vars.shadow.raised },
]);
export const parts = style({
  display: 'grid',
  gap: `${vars.space.s} ${vars.space.l}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const part = style({ display: 'flex', gap: vars.space.s, alignItems: 'flex-start', listStyle: 'none' });
export const partName = style({ display: 'block', fontWeight: vars.weight.strong });

// Advice
export const advices = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.l,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const advice = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gridTemplateRows: '1fr auto',
  minWidth: 0,
  margin: 0,
});
const verdictEdge = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  borderBlockStartWidth: '5px',
  borderBlockStartStyle: 'solid',
  borderRadius: vars.radius.small,
});
export const verdict = styleVariants({
  do: [verdictEdge, { borderBlockStartColor: vars.color.success }],
  dont: [verdictEdge, { borderBlockStartColor: vars.color.error, borderBlockStartStyle: 'dashed' }],
});
export const adviceStage = style([
  stage,
  {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignItems: 'center',
    padding: vars.space.l,
    borderRadius: `0 0 ${vars.radius.small} ${vars.radius.small}`,
    borderBlockStart: 0,
  },
]);
export const advicePicture = style({ minWidth: 0 });
export const caption = style({ display: 'flex', gap: vars.space.xs, paddingBlock: vars.space.s, alignItems: 'flex-start' });
export const verdictWord = styleVariants({
  do: { color: vars.color.success, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' },
  dont: { color: vars.color.error, fontWeight: vars.weight.strong, whiteSpace: 'nowrap' },
});

// Keyboard and texts
export const rows = style({ display: 'grid', margin: 0 });
export const row = style({
  display: 'grid',
  gap: `${vars.space.xxs} ${vars.space.l}`,
  paddingBlock: vars.space.s,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [media.tablet]: { gridTemplateColumns: '14rem minmax(0, 1fr)' } },
});
export const keys = style({ fontWeight: vars.weight.strong });
export const does = style({ margin: 0 });
export const rules = style({ display: 'grid', gap: vars.space.xs, paddingInlineStart: '1.2em', maxWidth: vars.width.text });

/** As high as a story that isn't there yet will be, more or less. */
export const comingStory = style({ minHeight: '16rem' });

// Overview
export const catalogue = style({
  display: 'grid',
  gap: vars.space.l,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 20rem), 1fr))',
});
export const entry = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  listStyle: 'none',
  minWidth: 0,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
});
/** A look at the component, half its size: large ones show their beginning. */
export const thumbnail = style({
  position: 'relative',
  height: '13rem',
  overflow: 'hidden',
  backgroundColor: vars.color.paper,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
});
export const thumbnailScale = style({
  width: '166.7%',
  padding: vars.space.l,
  transform: 'scale(0.6)',
  transformOrigin: 'top left',
});
/** The whole card opens the page. */
export const entryLink = style({
  color: vars.color.ink,
  textDecorationThickness: '2px',
  textUnderlineOffset: '0.2em',
  selectors: { '&::after': { content: '', position: 'absolute', inset: 0 } },
});
export const entryWords = style({ display: 'grid', gap: vars.space.xxs, padding: vars.space.m });

// A whole screen, made smaller
export const screenBox = style({
  position: 'relative',
  overflow: 'hidden',
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.small,
  backgroundColor: vars.color.paper,
});
export const screen = style({ display: 'block', border: 0, transformOrigin: 'top left' });
