import type { Theme } from '../brands/theme.js';

/** What of a theme the drawing needs, as values or as custom properties. */
export type HouseColours = Pick<Theme, 'drawing' | 'warmLine'> & {
  readonly color: Pick<Theme['color'], 'brand' | 'action'>;
  readonly font: Pick<Theme['font'], 'heading'>;
  readonly weight: Pick<Theme['weight'], 'heading'>;
};

/** So much of the first colour, in hundredths, and the rest of the second. */
export type Mix = (colour: string, share: number, other: string) => string;

/** What each part of the drawing looks like: on a page as classes, in a picture of its own as attributes. */
export function houseLook({ drawing, warmLine, color, font, weight }: HouseColours, mix: Mix) {
  const round = { strokeLinejoin: 'round', strokeLinecap: 'round' } as const;
  const ink = { stroke: drawing.line, ...round } as const;
  const fills = {
    wallShade: drawing.wallShade,
    roof: drawing.roof,
    tile: mix(drawing.roof, 62, drawing.heat),
    brick: mix(drawing.roof, 34, drawing.chimney),
    glass: drawing.glass,
    machine: drawing.machine,
    textile: drawing.textile,
    textileShade: drawing.textileShade,
    leaf: drawing.leaf,
    heat: drawing.heat,
    wood: drawing.chimney,
    pump: color.brand,
  } as const;
  const inked = (strokeWidth: number) => each(fills, (fill) => ({ ...ink, strokeWidth, fill }));
  const beam = { stroke: drawing.roof, strokeWidth: 9, ...round, fill: 'none' } as const;
  const quietLine = { stroke: drawing.roofQuiet, strokeWidth: 1.5, strokeLinejoin: 'round' } as const;
  const pipe = { strokeWidth: 6, ...round, fill: 'none' } as const;
  return {
    /** With the line of what is ours around it. */
    ours: inked(2.25),
    oursFine: inked(1.5),
    line: { ...ink, strokeWidth: 2.25, fill: 'none' },
    fine: { ...ink, strokeWidth: 1.5, fill: 'none' },
    beam,
    gableBeam: { ...beam, strokeWidth: 12 },
    /** Outside, though within the walls. */
    sky: { fill: mix(warmLine.cold, 22, drawing.machine) },
    course: { stroke: drawing.line, strokeOpacity: 0.28, strokeWidth: 1, fill: 'none' },
    dark: { fill: drawing.line },
    lawn: { fill: drawing.ground },
    shade: { fill: drawing.line, fillOpacity: 0.1 },
    sun: { fill: drawing.heat, fillOpacity: 0.55 },
    skin: { fill: mix(drawing.heat, 80, drawing.wallShade) },
    coat: { fill: warmLine.warm },
    /** What isn't ours: the same tones without ink. */
    quiet: each(
      {
        wall: drawing.wall,
        roof: drawing.wallShade,
        glass: mix(drawing.glass, 55, drawing.wall),
        white: drawing.machine,
        leaf: mix(drawing.leaf, 70, drawing.ground),
      },
      (fill) => ({ ...quietLine, fill }),
    ),
    quietCourse: { stroke: drawing.roofQuiet, strokeOpacity: 0.4, strokeWidth: 1, fill: 'none' },
    /** How warm it is inside, by how well the walls keep it. */
    room: each(
      {
        warm: mix(drawing.heat, 42, drawing.machine),
        mild: mix(drawing.heat, 20, drawing.machine),
        unknown: mix(drawing.wall, 65, drawing.machine),
        cool: mix(drawing.glass, 45, drawing.machine),
      },
      (fill) => ({ fill }),
    ),
    bathroom: { fill: mix(drawing.glass, 45, drawing.machine) },
    /** In the walls and under the roof. */
    insulation: { fill: mix(warmLine.mild, 72, drawing.machine) },
    leak: { stroke: warmLine.warm, strokeWidth: 3, strokeLinecap: 'round', strokeOpacity: 0.75, fill: 'none' },
    air: { stroke: warmLine.cold, strokeWidth: 3, strokeLinecap: 'round', fill: 'none' },
    pipe,
    warmPipe: { ...pipe, stroke: warmLine.warm },
    stop: each({ cold: warmLine.cold, mild: warmLine.mild, warm: warmLine.warm }, (stopColor) => ({ stopColor })),
    plate: { ...ink, strokeWidth: 1.5, fill: drawing.machine },
    letter: {
      fill: drawing.line,
      fontFamily: font.heading,
      fontWeight: weight.heading,
      fontSize: '15px',
      textAnchor: 'middle',
    },
    /** Around what a question is about. */
    mark: { stroke: color.action, strokeWidth: 5, strokeDasharray: '11 8', strokeLinecap: 'round', fill: 'none' },
  } as const;
}

function each<Name extends string, Look>(colours: Readonly<Record<Name, string>>, look: (colour: string) => Look) {
  return Object.fromEntries(Object.entries<string>(colours).map(([name, colour]) => [name, look(colour)])) as Record<Name, Look>;
}
