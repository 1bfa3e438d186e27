import { style } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  // Its own colours on its own paper: dark lines on a forced black ground would be gone.
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', backgroundColor: vars.color.paper } },
});

const line = { fill: 'none', strokeLinecap: 'butt' } as const;
/** An outline below the colour of what runs through it. */
export const pipe = style({ ...line, stroke: vars.drawing.line, strokeWidth: 6 });
export const warm = style({ ...line, stroke: vars.warmLine.warm, strokeWidth: 3 });
export const cold = style({ ...line, stroke: vars.warmLine.cold, strokeWidth: 3 });
export const thickPipe = style({ ...line, stroke: vars.drawing.line, strokeWidth: 16 });
export const thickWarm = style({ ...line, stroke: vars.warmLine.warm, strokeWidth: 11.5 });
export const thickCold = style({ ...line, stroke: vars.warmLine.cold, strokeWidth: 11.5 });
