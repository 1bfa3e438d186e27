import { style, styleVariants } from '@vanilla-extract/css';
import { byScheme } from '../brands/by-scheme.js';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';
import { houseLook } from './own-house-look.js';

const look = houseLook(vars, (colour, share, other) => `color-mix(in srgb, ${colour} ${share}%, ${other})`);

/** The street goes on beside it, as far as whatever it stands in lets it be seen. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', backgroundColor: vars.color.paper } },
});

export const ours = styleVariants(look.ours, (one) => one);
export const oursFine = styleVariants(look.oursFine, (one) => one);
export const line = style(look.line);
export const fine = style(look.fine);
export const beam = style(look.beam);
export const gableBeam = style(look.gableBeam);
export const sky = style(look.sky);
export const course = style(look.course);
/** What one looks into: dark, also where lines are light. */
export const dark = style({ ...look.dark, fill: byScheme(vars.drawing.line, vars.color.field) });
export const lawn = style(look.lawn);
export const shade = style({ ...look.shade, fill: byScheme(vars.drawing.line, 'black'), fillOpacity: byScheme('0.1', '0.25') });
export const sun = style(look.sun);
export const skin = style(look.skin);
export const coat = style(look.coat);
export const quiet = styleVariants(look.quiet, (one) => one);
export const quietCourse = style(look.quietCourse);
export const room = styleVariants(look.room, (one) => one);
export const bathroom = style(look.bathroom);
export const insulation = style(look.insulation);
export const leak = style(look.leak);
export const air = style(look.air);
export const pipe = style(look.pipe);
export const warmPipe = style(look.warmPipe);
export const stop = styleVariants(look.stop, (one) => one);
export const plate = style(look.plate);
export const letter = style(look.letter);
export const mark = style(look.mark);
