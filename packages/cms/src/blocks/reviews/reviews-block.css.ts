import { style } from '@vanilla-extract/css';

/** What the review service's script fills, once it may. */
export const slot = style({ minWidth: 0, overflowWrap: 'anywhere', selectors: { '&:empty': { display: 'none' } } });
/** Only for as long as there is nothing to see in its place. */
export const instead = style({ selectors: { [`${slot}:not(:empty) + &`]: { display: 'none' } } });
