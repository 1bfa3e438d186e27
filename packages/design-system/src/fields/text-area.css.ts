import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

/** Grows with the text where the browser can; elsewhere people can drag it larger. */
export const area = style({
  display: 'block',
  flex: 1,
  width: '100%',
  minWidth: 0,
  minHeight: '3rem',
  maxHeight: '70vh',
  paddingInline: vars.space.m,
  paddingBlock: vars.space.s,
  background: 'none',
  border: 0,
  borderRadius: 'inherit',
  outline: 'none',
  color: vars.color.ink,
  lineHeight: 1.5,
  fieldSizing: 'content',
  resize: 'vertical',
  overflowWrap: 'anywhere',
  selectors: { '&::placeholder': { color: vars.color.inkMuted, opacity: 1 } },
  '@supports': { '(field-sizing: content)': { resize: 'none' } },
});
export const count = style({
  marginBlockStart: vars.space.xxs,
  color: vars.color.inkMuted,
  fontSize: vars.size.small,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'end',
});
export const countOver = style({ color: vars.color.error, fontWeight: vars.weight.strong });
