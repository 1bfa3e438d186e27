import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.js';
import { phoneScreen } from './phone-screen.js';

export const oneByOne = style({ minWidth: 0, outline: 'none' });
/** As high as a phone's screen between the strip above it and the bar below it, so that the bar stays where the thumb is. */
export const inTurn = style([
  oneByOne,
  { '@media': { [phoneScreen]: { minHeight: 'calc(100svh - 15rem)', scrollMarginBlockStart: '6.5rem' } } },
]);
export const items = style({ display: 'flex', flexDirection: 'column', gap: vars.space.xl, minWidth: 0 });
/** Without a box of its own, so that an item that is empty leaves no gap. */
export const shown = style({ display: 'contents' });
export const waiting = style([shown, { '@media': { [phoneScreen]: { display: 'none' } } }]);
