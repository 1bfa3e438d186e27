import { createVar, fallbackVar, style, styleVariants } from '@vanilla-extract/css';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  // A hundred elements: the browser has no work with them where they are out of sight, as when a menu opens over the page.
  aspectRatio: '560 / 330',
  contentVisibility: 'auto',
  overflowClipMargin: '2rem',
  // Its own colours on its own paper: dark lines on a forced black ground would be gone.
  '@media': {
    [media.forcedColours]: { forcedColorAdjust: 'none', backgroundColor: vars.color.paper },
    // A sheet is there to be read.
    print: { maxWidth: '20rem' },
  },
});

const drawing = vars.drawing;
const line = createVar('line');
const paint = {
  wall: createVar('wall'),
  wallShade: createVar('wall-shade'),
  roof: createVar('roof'),
  chimney: createVar('chimney'),
  glass: createVar('glass'),
  machine: createVar('machine'),
  textile: createVar('textile'),
  textileShade: createVar('textile-shade'),
  leaf: createVar('leaf'),
  ground: createVar('ground'),
  heat: createVar('heat'),
};
const air = createVar('air');

/** A part in full colour, or waiting in the tone of paper. Colours change gently, so that a finished section is seen to light up. */
export const light = styleVariants({
  on: {
    vars: {
      [line]: drawing.line,
      [paint.wall]: drawing.wall,
      [paint.wallShade]: drawing.wallShade,
      [paint.roof]: drawing.roof,
      [paint.chimney]: drawing.chimney,
      [paint.glass]: drawing.glass,
      [paint.machine]: drawing.machine,
      [paint.textile]: drawing.textile,
      [paint.textileShade]: drawing.textileShade,
      [paint.leaf]: drawing.leaf,
      [paint.ground]: drawing.ground,
      [paint.heat]: drawing.heat,
      [air]: vars.warmLine.cold,
    },
  },
  off: {
    vars: {
      [line]: drawing.roofQuiet,
      [paint.wall]: vars.color.surface,
      [paint.wallShade]: vars.color.sunken,
      [paint.roof]: drawing.roofQuiet,
      [paint.chimney]: vars.color.sunken,
      [paint.glass]: vars.color.surface,
      [paint.machine]: vars.color.surface,
      [paint.textile]: vars.color.sunken,
      [paint.textileShade]: vars.color.surface,
      [paint.leaf]: vars.color.sunken,
      [paint.ground]: vars.color.sunken,
      [paint.heat]: vars.color.surface,
      [air]: drawing.roofQuiet,
    },
  },
});

const eased = {
  transition: `fill ${vars.motion.calm} ${vars.motion.ease}, stroke ${vars.motion.calm} ${vars.motion.ease}`,
  '@media': { [media.calm]: { transition: 'none' } },
};
const outline = {
  stroke: fallbackVar(line, drawing.line),
  strokeWidth: 2.25,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
} as const;

/** A filled shape with the drawing's line around it. */
export const shape = styleVariants(paint, (fill) => ({ ...eased, ...outline, fill }));
/** A filled shape without a line. */
export const plain = styleVariants(paint, (fill) => ({ ...eased, fill, stroke: 'none' }));
export const stroke = style({ ...eased, ...outline, fill: 'none' });
export const fine = style({ ...eased, ...outline, fill: 'none', strokeWidth: 1.5 });
export const roofBeam = style({
  ...eased,
  fill: 'none',
  stroke: paint.roof,
  strokeWidth: 11,
  strokeLinejoin: 'round',
  strokeLinecap: 'round',
});
export const insulation = style({ ...eased, fill: 'none', stroke: paint.wallShade, strokeWidth: 4, strokeLinejoin: 'round' });
export const airFlow = style({ ...eased, fill: 'none', stroke: air, strokeWidth: 3, strokeLinecap: 'round' });
export const pipe = style({ fill: 'none', strokeWidth: 5, strokeLinecap: 'round', strokeLinejoin: 'round' });
export const pipeCold = style({ stroke: vars.warmLine.cold });
export const pipeWarm = style({ stroke: vars.warmLine.warm });
export const pipeOff = style({ stroke: vars.color.sunken });
export const pipeStop = styleVariants(
  { cold: vars.warmLine.cold, mild: vars.warmLine.mild, warm: vars.warmLine.warm },
  (stopColor) => ({ stopColor }),
);
export const dot = style({ ...eased, fill: line, stroke: 'none' });

export const mark = style({
  fill: 'none',
  stroke: vars.color.action,
  strokeWidth: 2.75,
  strokeDasharray: '2 6',
  strokeLinecap: 'round',
});
