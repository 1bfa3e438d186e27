import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

export const summary = style({
  padding: vars.space.m,
  borderRadius: vars.radius.control,
  border: `2px solid ${vars.color.error}`,
  backgroundColor: vars.color.errorSoft,
  color: vars.color.error,
});
export const title = style({
  display: 'flex',
  gap: vars.space.xs,
  alignItems: 'center',
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: vars.size.h4,
});
export const list = style({ marginBlockStart: vars.space.xs, paddingInlineStart: '1.2em', overflowWrap: 'anywhere' });
/** Each a target of its own, even where two lie below each other. */
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '2.75rem',
  paddingBlock: vars.space.xxs,
  color: 'inherit',
  fontWeight: vars.weight.strong,
  textUnderlineOffset: '0.25em',
});
