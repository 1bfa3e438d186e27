import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** On a phone the position stands above the two buttons, both under the thumb. They share the width that their words leave, so that 'Volgende' stays whole at 320 pixels. */
export const pagination = style({
  display: 'grid',
  gridTemplateColumns: 'auto auto',
  gridTemplateAreas: '"position position" "previous next"',
  alignItems: 'center',
  gap: `${vars.space.xs} ${vars.space.s}`,
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.tablet]: {
      gridTemplateColumns: 'auto auto auto',
      gridTemplateAreas: '"previous position next"',
      justifyContent: 'center',
      columnGap: vars.space.l,
    },
  },
});
/** Also in 'Volgende pagina' the longer word stays whole. */
export const turn = style({
  '@media': { 'screen and (max-width: 767.98px)': { selectors: { '&&': { paddingInline: vars.space.s } } } },
});
export const previous = style({ gridArea: 'previous' });
export const next = style({ gridArea: 'next' });
export const position = style({ gridArea: 'position', textAlign: 'center', fontVariantNumeric: 'tabular-nums' });
