import { media, vars } from '@pomp/design-system/theme';
import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { groupsByCss } from './groups-by-css.js';

/** Both amounts in one cell: the end of the count keeps the room. */
export const counter = style({ display: 'inline-grid', fontVariantNumeric: 'tabular-nums' });
export const counterEnd = style({ gridArea: '1 / 1', opacity: 0 });
export const counterNow = style({ gridArea: '1 / 1' });

export const scrollCue = style({
  display: 'inline-flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: vars.space.xxs,
  minHeight: '2.75rem',
  paddingInline: vars.space.m,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  borderRadius: vars.radius.control,
  '@media': {
    [media.pointing]: { selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.28em' } } },
    print: { display: 'none' },
  },
});

/** At the end of its row: what follows begins there. */
export const scrolledPast = style({ alignSelf: 'end' });

const chipRow = { display: 'flex', flexWrap: 'wrap', gap: vars.space.xs } as const;
export const chips = style({ ...chipRow, '@media': { print: { display: 'none' } } });
const chosen = { backgroundColor: vars.color.brand, borderColor: vars.color.brand, color: vars.color.onBrand };
export const chip = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: '2.75rem',
  maxWidth: '100%',
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.m,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.round,
  backgroundColor: vars.color.field,
  color: vars.color.ink,
  fontWeight: vars.weight.strong,
  lineHeight: 1.25,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  overflowWrap: 'anywhere',
  selectors: { '&:has(:checked)': chosen, '&[aria-current]': chosen },
  '@media': {
    // Less than what is chosen.
    [media.pointing]: { selectors: { '&:where(:hover)': { borderColor: vars.color.ink } } },
    [media.forcedColours]: {
      selectors: {
        '&:is([aria-current], :has(:checked))': {
          forcedColorAdjust: 'none',
          backgroundColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
/** As large as its chip, which shows what is chosen and has the focus ring. */
export const chipInput = style({
  position: 'absolute',
  inset: '-2px',
  margin: 0,
  appearance: 'none',
  borderRadius: 'inherit',
  cursor: 'pointer',
});

export const views = style({ ...chipRow, '@media': { print: { display: 'block' } } });
/** Only a place in the page: its chip stands in the row with the others, and what it shows below them. On paper on one sheet with it. */
export const view = style({ display: 'contents', '@media': { print: { display: 'block', breakInside: 'avoid' } } });
export const viewContent = style({
  flexBasis: '100%',
  minWidth: 0,
  // On paper all of them, each below its name.
  '@media': {
    screen: {
      order: 1,
      marginBlockStart: `calc(${vars.space.l} - ${vars.space.xs})`,
      selectors: { [`${view}:not(:has(> label > :checked)) > &`]: { display: 'none' } },
    },
    print: { marginBlock: `${vars.space.xs} ${vars.space.l}` },
  },
});

export const filtered = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.l });
/**
 * What is chosen by CSS; the rest of a longer row by script. Asked of the row of chips alone: of all around the list, whatever opens in an item would have each item's style looked at again.
 */
for (let group = 1; group <= groupsByCss; group++)
  globalStyle(`${filtered} > ${chips}:has([value="${group}"]:checked) ~ ul > li:not([data-group="${group}"])`, {
    display: 'none',
  });
export const search = style({
  display: 'grid',
  gap: vars.space.xs,
  maxWidth: vars.width.form,
  fontWeight: vars.weight.strong,
  '@media': { [media.scriptless]: { display: 'none' }, print: { display: 'none' } },
});
export const searchInput = style({
  width: '100%',
  minHeight: '3.25rem',
  paddingInline: vars.space.m,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  fontWeight: vars.weight.text,
  selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
});
// An empty mark, and not none: Safari would no longer call it a list.
const list = style({ margin: 0, padding: 0, listStyleType: '""' });
export const listLayout = styleVariants({
  rows: [list, { borderBlockStart: `1px solid ${vars.color.hairline}` }],
  cards: [
    list,
    {
      display: 'grid',
      gap: vars.space.l,
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      '@media': {
        [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
      },
    },
  ],
});

/** The film's room is there before the film is. */
export const film = style({
  position: 'relative',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  borderRadius: vars.radius.card,
  backgroundColor: vars.color.sunken,
});
export const filmPicture = style({ position: 'absolute', inset: 0, width: '100%', height: '100%', objectFit: 'cover' });
export const filmButton = style({
  position: 'absolute',
  insetBlockEnd: vars.space.s,
  insetInlineEnd: vars.space.s,
  minHeight: '2.75rem',
  paddingInline: vars.space.m,
  borderRadius: vars.radius.round,
  border: '2px solid transparent',
  backgroundColor: vars.color.ink,
  color: vars.color.paper,
  fontWeight: vars.weight.strong,
  selectors: { [`${filmPicture}[controls] + &`]: { display: 'none' } },
});
