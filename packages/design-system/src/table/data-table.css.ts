import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** A sheet of paper has the room too. */
const roomy = `${media.tablet}, print`;

export const table = style({
  width: '100%',
  borderCollapse: 'collapse',
  display: 'block',
  '@media': { [roomy]: { display: 'table' } },
});
export const head = style({ display: 'none', '@media': { [roomy]: { display: 'table-header-group' } } });
export const body = style({
  display: 'grid',
  gap: vars.space.m,
  '@media': { [roomy]: { display: 'table-row-group' } },
});
/** A card on a phone. */
export const row = style({
  display: 'grid',
  gap: vars.space.xs,
  padding: vars.space.m,
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  background: vars.color.surface,
  '@media': {
    [roomy]: { display: 'table-row', background: 'none', border: 0, borderBlockStart: `1px solid ${vars.color.hairline}` },
  },
});
export const label = style({
  textAlign: 'start',
  color: vars.color.inkMuted,
  fontWeight: vars.weight.text,
  padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
});
export const cell = style({
  display: 'block',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  '@media': {
    [roomy]: {
      display: 'table-cell',
      verticalAlign: 'middle',
      padding: `${vars.space.s} ${vars.space.m} ${vars.space.s} 0`,
    },
  },
});
/** In words before each value on a phone, where the head is gone. */
export const inlineLabel = style({ color: vars.color.inkMuted, '@media': { [roomy]: { display: 'none' } } });
export const first = style({ fontWeight: vars.weight.strong, textAlign: 'start' });
