import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

export const header = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  gap: vars.space.m,
});
export const words = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, flex: '1 1 20rem', minWidth: 0 });
export const intro = style({ marginBlockStart: vars.space.xs });
