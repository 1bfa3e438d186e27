import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';

const withoutScript = '(scripting: none)';
const oneColumn = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' } as const;

export const listings = style({
  ...oneColumn,
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: '17rem minmax(0, 1fr)' },
    [media.desktop]: { gridTemplateColumns: '20rem minmax(0, 1fr)', columnGap: vars.space.xxl },
  },
});
/** What a page without script has no use for: everything is shown there. */
export const needsScript = style({ '@media': { [withoutScript]: { display: 'none' } } });
export const results = style({ ...oneColumn, gap: vars.space.l });
// An empty mark, and not none: Safari would no longer call it a list.
export const list = style({ ...oneColumn, gap: vars.space.m, margin: 0, padding: 0, listStyleType: '""' });
export const item = style({ '@media': { [withoutScript]: { selectors: { '&[hidden]': { display: 'list-item' } } } } });
export const empty = style({ fontSize: vars.size.lead });

export const filters = style({ ...oneColumn, gap: vars.space.m });
export const filtersTitle = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: vars.space.m,
});
export const field = style({ ...oneColumn, gap: vars.space.xs });
export const label = style({ fontWeight: vars.weight.strong });
export const input = style({
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: vars.space.m,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
});

/** The way on stands beside the words where there is room. */
export const card = style({
  ...oneColumn,
  gap: vars.space.m,
  gridTemplateAreas: '"what" "facts" "apply"',
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gridTemplateAreas: '"what apply" "facts apply"',
      columnGap: vars.space.xl,
      alignItems: 'center',
    },
  },
});
export const apply = style({ gridArea: 'apply' });
export const what = style({
  gridArea: 'what',
  display: 'flex',
  flexDirection: 'column',
  gap: vars.space.xxs,
  minWidth: 0,
  overflowWrap: 'anywhere',
});
/** Before the title for the eye; after it in the page, as it is about what the title names. */
export const age = style({ order: -1 });
export const facts = style({
  gridArea: 'facts',
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: vars.space.l,
  rowGap: vars.space.xs,
  margin: 0,
  padding: 0,
  listStyleType: '""',
});
export const fact = style({ display: 'flex', alignItems: 'baseline', gap: vars.space.xs, minWidth: 0, overflowWrap: 'anywhere' });
export const factIcon = style({ flex: 'none', color: vars.color.brand, transform: 'translateY(0.15em)' });

export const vacancy = style({ ...oneColumn, gap: vars.space.xl });
export const opening = style({ ...oneColumn, gap: vars.space.m, maxWidth: '52rem', overflowWrap: 'anywhere' });
/** What matters comes first. It stands beside the text where there is room, and stays in view. */
export const columns = style({
  ...oneColumn,
  gap: vars.space.xl,
  alignItems: 'start',
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) 18rem' },
    [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) 24rem', columnGap: vars.space.xxxl },
  },
});
export const panel = style({ '@media': { [media.tablet]: { order: 1, position: 'sticky', insetBlockStart: vars.space.l } } });
export const paragraphs = style({ ...oneColumn, gap: vars.space.xl });
export const paragraph = style({ ...oneColumn, gap: vars.space.s, overflowWrap: 'anywhere' });
export const panelFacts = style({ ...oneColumn, gap: vars.space.m, margin: 0 });
export const panelFact = style({ overflowWrap: 'anywhere' });
globalStyle(`${panelFact} > dt`, { color: vars.color.inkMuted, fontSize: vars.size.small });
globalStyle(`${panelFact} > dd`, { margin: 0, fontWeight: vars.weight.strong });

export const application = style({ marginBlockStart: vars.space.l });
/** In pixels; besides the room that every page keeps. */
export const formHeading = style({ scrollMarginBlockStart: '24px' });
