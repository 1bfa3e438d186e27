import { style, styleVariants } from '@vanilla-extract/css';
import { byScheme } from '../brands/by-scheme.js';
import { media } from '../theme/breakpoints.js';
import { vars } from '../theme/contract.js';

const drawing = vars.drawing;

/** The street goes on beside it, as far as whatever it stands in lets it be seen. */
export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  overflow: 'visible',
  '@media': { [media.forcedColours]: { forcedColorAdjust: 'none', backgroundColor: vars.color.paper } },
});

const ink = { stroke: drawing.line, strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
const fills = {
  wallShade: drawing.wallShade,
  roof: drawing.roof,
  tile: `color-mix(in srgb, ${drawing.roof} 62%, ${drawing.heat})`,
  brick: `color-mix(in srgb, ${drawing.roof} 34%, ${drawing.chimney})`,
  glass: drawing.glass,
  machine: drawing.machine,
  textile: drawing.textile,
  textileShade: drawing.textileShade,
  leaf: drawing.leaf,
  heat: drawing.heat,
  wood: drawing.chimney,
  pump: vars.color.brand,
} as const;
/** With the line of what is ours around it. */
export const ours = styleVariants(fills, (fill) => ({ ...ink, strokeWidth: 2.25, fill }));
export const oursFine = styleVariants(fills, (fill) => ({ ...ink, strokeWidth: 1.5, fill }));
export const line = style({ ...ink, strokeWidth: 2.25, fill: 'none' });
export const fine = style({ ...ink, strokeWidth: 1.5, fill: 'none' });
export const beam = style({ stroke: drawing.roof, strokeWidth: 9, strokeLinejoin: 'round', strokeLinecap: 'round', fill: 'none' });
export const gableBeam = style([beam, { strokeWidth: 12 }]);
/** Outside, though within the walls. */
export const sky = style({ fill: `color-mix(in srgb, ${vars.warmLine.cold} 22%, ${drawing.machine})` });
export const course = style({ stroke: drawing.line, strokeOpacity: 0.28, strokeWidth: 1, fill: 'none' });
/** What one looks into: dark, also where lines are light. */
export const dark = style({ fill: byScheme(drawing.line, vars.color.field) });
export const lawn = style({ fill: drawing.ground });
export const shade = style({ fill: byScheme(drawing.line, 'black'), fillOpacity: byScheme('0.1', '0.25') });
export const sun = style({ fill: drawing.heat, fillOpacity: 0.55 });
export const skin = style({ fill: `color-mix(in srgb, ${drawing.heat} 80%, ${drawing.wallShade})` });
export const coat = style({ fill: vars.warmLine.warm });

/** What isn't ours: the same tones without ink. */
const quietLine = { stroke: drawing.roofQuiet, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
export const quiet = styleVariants(
  {
    wall: drawing.wall,
    roof: drawing.wallShade,
    glass: `color-mix(in srgb, ${drawing.glass} 55%, ${drawing.wall})`,
    white: drawing.machine,
    leaf: `color-mix(in srgb, ${drawing.leaf} 70%, ${drawing.ground})`,
  },
  (fill) => ({ ...quietLine, fill }),
);
export const quietCourse = style({ stroke: drawing.roofQuiet, strokeOpacity: 0.4, strokeWidth: 1, fill: 'none' });

/** How warm it is inside, by how well the walls keep it. */
export const room = styleVariants({
  warm: { fill: `color-mix(in srgb, ${drawing.heat} 42%, ${drawing.machine})` },
  mild: { fill: `color-mix(in srgb, ${drawing.heat} 20%, ${drawing.machine})` },
  unknown: { fill: `color-mix(in srgb, ${drawing.wall} 65%, ${drawing.machine})` },
  cool: { fill: `color-mix(in srgb, ${drawing.glass} 45%, ${drawing.machine})` },
});
export const bathroom = style({ fill: `color-mix(in srgb, ${drawing.glass} 45%, ${drawing.machine})` });
/** In the walls and under the roof. */
export const insulation = style({ fill: `color-mix(in srgb, ${vars.warmLine.mild} 72%, ${drawing.machine})` });
export const leak = style({
  stroke: vars.warmLine.warm,
  strokeWidth: 3,
  strokeLinecap: 'round',
  strokeOpacity: 0.75,
  fill: 'none',
});
export const air = style({ stroke: vars.warmLine.cold, strokeWidth: 3, strokeLinecap: 'round', fill: 'none' });
export const pipe = style({ strokeWidth: 6, strokeLinecap: 'round', strokeLinejoin: 'round', fill: 'none' });
export const warmPipe = style([pipe, { stroke: vars.warmLine.warm }]);
export const stop = styleVariants(
  { cold: vars.warmLine.cold, mild: vars.warmLine.mild, warm: vars.warmLine.warm },
  (stopColor) => ({ stopColor }),
);
export const plate = style({ ...ink, strokeWidth: 1.5, fill: drawing.machine });
export const letter = style({
  fill: drawing.line,
  fontFamily: vars.font.heading,
  fontWeight: vars.weight.heading,
  fontSize: '15px',
  textAnchor: 'middle',
});
