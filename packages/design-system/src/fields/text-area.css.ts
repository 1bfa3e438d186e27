import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

const lineHeight = 1.5;

/** Grows with the text where the browser can; elsewhere people can drag it larger. */
const area = style({
  display: 'block',
  flex: 1,
  width: '100%',
  minWidth: 0,
  maxHeight: '70vh',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  color: vars.color.ink,
  lineHeight,
  fieldSizing: 'content',
  resize: 'vertical',
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
  '@supports': { '(field-sizing: content)': { resize: 'none' } },
});
/** By the lines that it starts with: a browser that lets it grow doesn't look at `rows`. */
export const areas = styleVariants({ 2: 2, 3: 3, 4: 4, 6: 6, 8: 8 }, (lines) => [
  area,
  { minHeight: `calc(${lines * lineHeight}em + 2 * ${vars.space.s})` },
]);
export const count = style({
  marginBlockStart: vars.space.xxs,
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
  selectors: { '&[data-over]': { color: vars.color.error, fontWeight: vars.weight.strong } },
});
