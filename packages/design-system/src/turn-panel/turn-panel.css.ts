import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';

const roomy = '(min-width: 44rem)';

export const room = style({ containerType: 'inline-size' });
export const panel = style({
  border: `1px solid ${vars.color.hairline}`,
  borderRadius: vars.radius.card,
  overflow: 'hidden',
  backgroundColor: vars.color.surface,
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const both = style({ '@container': { [roomy]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 3fr)' } } });
export const half = style({
  padding: `clamp(${vars.space.m}, 4cqi, ${vars.space.xl})`,
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'center',
  gap: vars.space.m,
  minWidth: 0,
});
export const theirs = style({
  backgroundColor: vars.color.brandSoft,
  selectors: { [`${half} + &`]: { borderBlockStart: `1px solid ${vars.color.hairline}` } },
  '@container': {
    [roomy]: {
      selectors: {
        [`${half} + &`]: { borderBlockStart: 0, borderInlineStart: `1px solid ${vars.color.hairline}` },
      },
    },
  },
});
export const amount = style({
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: 'clamp(2.25rem, 1.75rem + 2vw, 3.5rem)',
  letterSpacing: vars.tracking.display,
  lineHeight: 1,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});
/** The amount with its day, and the button beside them where both fit whole. */
export const ask = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.m} ${vars.space.l}`,
  alignItems: 'center',
  justifyContent: 'space-between',
});
export const price = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xs, minWidth: 'min(100%, max-content)' });
/** On its own row it is as wide as the panel, where a phone's thumb expects it. */
export const action = style({
  flex: '1 1 13rem',
  display: 'flex',
  flexDirection: 'column',
  '@container': { [roomy]: { flexGrow: 0, flexBasis: 'auto' } },
});
