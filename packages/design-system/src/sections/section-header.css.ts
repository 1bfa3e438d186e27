import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

export const header = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs });
export const banner = style({ marginBlockStart: vars.space.xs });
export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: `${vars.space.xs} ${vars.space.m}`,
});
/** A long title breaks within the page. */
globalStyle(`${row} > *`, { minWidth: 0 });
