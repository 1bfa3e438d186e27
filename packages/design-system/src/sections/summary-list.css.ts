import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

/** A sheet of paper has the room too. */
const roomy = `${media.tablet}, print`;

/** The columns belong to the list, so that values line up whether or not a row can be changed. */
export const list = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: vars.space.m,
  borderBlockEnd: `1px solid ${vars.color.hairline}`,
  '@media': { [roomy]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr) auto' } },
});
export const row = style({
  display: 'grid',
  gridColumn: '1 / -1',
  gridTemplateColumns: 'subgrid',
  rowGap: vars.space.xxs,
  paddingBlock: vars.space.s,
  borderBlockStart: `1px solid ${vars.color.hairline}`,
  '@media': { [roomy]: { alignItems: 'baseline' } },
});
export const label = style({ color: vars.color.inkMuted, gridColumn: '1', overflowWrap: 'anywhere' });
export const value = style({
  gridColumn: '1',
  fontWeight: vars.weight.strong,
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'pre-line',
  '@media': { [roomy]: { gridColumn: '2' } },
});
export const missing = style({ color: vars.color.warning, fontWeight: vars.weight.text, fontStyle: 'italic' });
export const action = style({
  gridColumn: '2',
  gridRow: '1 / span 2',
  '@media': { [roomy]: { gridColumn: '3', gridRow: 'auto' } },
});
/** On a phone over the whole width, with the action beside the label alone. */
export const wide = style({ gridColumn: '1 / -1', '@media': { [roomy]: { gridColumn: '2' } } });
export const above = style({ gridRow: '1', '@media': { [roomy]: { gridRow: 'auto' } } });
