import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

/** The whole field takes a file that is dropped on it. */
export const input = style({
  width: '100%',
  minWidth: 0,
  padding: vars.space.m,
  border: `2px dashed ${vars.color.controlBorder}`,
  borderRadius: vars.radius.control,
  backgroundColor: vars.color.field,
  color: vars.color.ink,
  font: 'inherit',
  cursor: 'pointer',
  selectors: {
    '&:hover': { borderColor: vars.color.ink },
    '&:focus-visible': { outline: `3px solid ${vars.color.focus}`, outlineOffset: '1px' },
    '&::file-selector-button': {
      minHeight: '2.75rem',
      marginInlineEnd: vars.space.m,
      paddingInline: vars.space.m,
      border: `2px solid ${vars.color.brand}`,
      borderRadius: vars.radius.control,
      backgroundColor: vars.color.surface,
      color: vars.color.brand,
      font: 'inherit',
      fontWeight: vars.weight.strong,
      cursor: 'pointer',
    },
  },
});
