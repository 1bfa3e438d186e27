import { style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const cards = style({ display: 'grid', gap: vars.space.s, gridTemplateColumns: 'minmax(0, 1fr)' });
/** Beside each other from 768 px; `fit`: as many as there is room for words in. */
export const columns = styleVariants(
  {
    '1': 'minmax(0, 1fr)',
    '2': 'repeat(2, minmax(0, 1fr))',
    '3': 'repeat(3, minmax(0, 1fr))',
    fit: 'repeat(auto-fill, minmax(min(17rem, 100%), 1fr))',
  },
  (gridTemplateColumns) => ({ '@media': { [media.tablet]: { gridTemplateColumns } } }),
);

/** The last of an odd number. Told by who knows their number: counted by a selector, cards of a page that is still coming would move with each next one. */
export const fillsRow = style({ gridColumn: '1 / -1' });

/** Answers of a sign or two, on any screen in one row. */
export const chips = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 5.5rem)',
  gap: vars.space.xs,
});
/** More of them than a phone has room for in one row. */
export const chipsInRows = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(3rem, 1fr))',
  gap: vars.space.xs,
});

export const card = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  minHeight: '3.5rem',
  minWidth: 0,
  paddingBlock: vars.space.s,
  paddingInline: vars.space.m,
  backgroundColor: vars.color.field,
  border: `2px solid ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  cursor: 'pointer',
  lineHeight: 1.35,
  overflowWrap: 'anywhere',
  transition: `background-color ${vars.motion.quick} ${vars.motion.ease}, border-color ${vars.motion.quick} ${vars.motion.ease}`,
  selectors: {
    '&:hover:not(:has(input:disabled))': { borderColor: vars.color.ink },
    '&:has(input:checked)': {
      backgroundColor: vars.color.brandSoft,
      borderColor: vars.color.brand,
      fontWeight: vars.weight.strong,
    },
    // Outranks the chosen look: what is wrong may be a chosen answer. Radio buttons are wrong as a group.
    '[role=radiogroup][aria-invalid=true] &&&': { borderColor: vars.color.error },
    '&&&:has(> input[aria-invalid=true])': { borderColor: vars.color.error },
    '&:has(input:focus-visible)': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '3px' },
    '&:has(input:disabled)': {
      backgroundColor: 'transparent',
      borderStyle: 'dashed',
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
  },
  '@media': {
    [media.calm]: { transition: 'none' },
    [media.forcedColours]: {
      selectors: { '&:has(input:checked)': { borderColor: 'Highlight' }, '&:has(input:disabled)': { borderColor: 'GrayText' } },
    },
  },
});
/** Of a row of short ones: its colours alone say that it is chosen, the browser's mark would be wider than the words. */
export const chip = style([
  card,
  {
    position: 'relative',
    justifyContent: 'center',
    paddingInline: vars.space.xxs,
    fontWeight: vars.weight.strong,
    fontVariantNumeric: 'tabular-nums',
    selectors: {
      '&&:has(input:checked)': { backgroundColor: vars.color.brand, color: vars.color.onBrand },
    },
    '@media': {
      [media.forcedColours]: {
        selectors: { '&&:has(input:checked)': { forcedColorAdjust: 'none', backgroundColor: 'Highlight', color: 'HighlightText' } },
      },
    },
  },
]);
/** The card is what is pressed; the radio button lies over it unseen, where browsers and tests of reach expect it. */
export const chipInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
});
/** A panel hangs below it. */
export const cardOpen = style({ borderEndStartRadius: 0, borderEndEndRadius: 0 });
export const words = style({ flex: 1, minWidth: 0 });
export const hint = style({
  display: 'block',
  color: vars.color.inkMuted,
  fontWeight: vars.weight.text,
  fontSize: vars.size.small,
});

/** At the end of the row; above the words where cards stand beside each other. */
export const picture = style({ flex: 'none', display: 'block', width: '4.5rem', marginBlock: `calc(-1 * ${vars.space.xxs})` });
export const pictureAbove = style({
  '@media': {
    [media.tablet]: { flexWrap: 'wrap', alignContent: 'flex-start', paddingBlock: vars.space.m },
  },
});
export const pictureOnTop = style({
  '@media': {
    [media.tablet]: {
      order: -1,
      flexBasis: '100%',
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 9rem)',
      justifyContent: 'center',
      marginBlock: `0 ${vars.space.xs}`,
    },
  },
});

const mark = style({
  appearance: 'none',
  flex: 'none',
  display: 'grid',
  placeContent: 'center',
  width: '1.5rem',
  height: '1.5rem',
  margin: 0,
  border: `2px solid ${vars.color.controlBorder}`,
  backgroundColor: vars.color.field,
  cursor: 'inherit',
  // The card draws the ring.
  outline: 'none',
  '@media': { [media.forcedColours]: { appearance: 'auto' } },
});
const tick =
  "url(\"data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'%3E%3Cpath d='M20 6 9 17l-5-5' fill='none' stroke='%23000' stroke-width='3.5' stroke-linecap='round' stroke-linejoin='round'/%3E%3C/svg%3E\")";
export const input = styleVariants({
  radio: [
    mark,
    {
      borderRadius: vars.radius.round,
      selectors: { '&:checked': { borderColor: vars.color.brand, borderWidth: '7px', backgroundColor: vars.color.onBrand } },
    },
  ],
  checkbox: [
    mark,
    {
      borderRadius: vars.radius.small,
      selectors: {
        '&:checked': { backgroundColor: vars.color.brand, borderColor: vars.color.brand },
        // A mask, so that the tick takes the colour of the brand.
        '&:checked::before': {
          content: '',
          width: '1.125rem',
          height: '1.125rem',
          backgroundColor: vars.color.onBrand,
          maskImage: tick,
          maskRepeat: 'no-repeat',
        },
      },
    },
  ],
});

/** Between options that go together and the one that doesn't. */
export const or = style({
  display: 'flex',
  alignItems: 'center',
  gap: vars.space.s,
  gridColumn: '1 / -1',
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  lineHeight: 1.2,
  selectors: { '&::before, &::after': { content: '', flex: 1, borderBlockStart: `1px solid ${vars.color.hairline}` } },
});
