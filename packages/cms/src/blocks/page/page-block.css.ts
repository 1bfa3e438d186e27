import { vars } from '@pomp/design-system/theme';
import { globalStyle, style } from '@vanilla-extract/css';
import { sectionsInFirstView } from '../../block/in-first-view.js';

/**
 * What follows the first view costs nothing until someone comes near: neither when the page is first painted, nor at a press. Until then a section counts as high as most are. Not around
 * a form: its lists open over what follows, and such a section clips what sticks out.
 */
export const body = style({});
globalStyle(`${body} > :nth-child(n + ${sectionsInFirstView + 1}):not(:has(form))`, {
  '@media': { screen: { contentVisibility: 'auto', containIntrinsicSize: 'auto 55rem' } },
});
export const marginTop = style({ paddingBlockStart: vars.space.xxl });
