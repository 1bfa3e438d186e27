/** What kinds of homes can be drawn. */
export const houseTypes = ['row', 'corner', 'semi', 'detached', 'apartment'] as const;
/** A kind of home. */
export type HouseType = (typeof houseTypes)[number];

/** How homes were built, by when. */
export const housePeriods = ['before1945', 'postWar', 'seventies', 'recent'] as const;
/** When a home was built. */
export type HousePeriod = (typeof housePeriods)[number];

/** How a home is covered. */
export type HouseRoof = 'pitched' | 'flat';

/** On which sides other homes stand against it. */
export type HouseNeighbours = 'none' | 'left' | 'right' | 'both';

/** The period of a year. */
export function housePeriodOf(year: number): HousePeriod {
  if (year < 1945) return 'before1945';
  if (year < 1965) return 'postWar';
  return year < 1992 ? 'seventies' : 'recent';
}

/** How warm its rooms are drawn. */
export type Warmth = 'warm' | 'mild' | 'unknown' | 'cool';

/** By the first letter of an energy label: `A+++` is an A. */
export function warmthOf(label: string | undefined): Warmth {
  const letter = label?.charAt(0).toUpperCase() ?? '';
  if (!letter) return 'unknown';
  if (letter <= 'B') return 'warm';
  return letter <= 'D' ? 'mild' : 'cool';
}

/** Where the lines of a home are, in units of the drawing: the ground is at 0, and up is negative. */
export interface HouseShape {
  readonly left: number;
  readonly right: number;
  readonly eaves: number;
  /** Of the roof, or of the wall where that is flat. */
  readonly ridge: number;
  readonly roof: 'along' | 'gable' | 'flat';
  readonly neighbours: HouseNeighbours;
}

/** Of a storey. */
export const storey = 84;

const usualNeighbours: Record<Exclude<HouseType, 'apartment'>, HouseNeighbours> = {
  row: 'both',
  corner: 'left',
  semi: 'left',
  detached: 'none',
};

/** Of every home that stands on the ground. */
export function shapeOf(
  type: Exclude<HouseType, 'apartment'>,
  roof: HouseRoof,
  neighbours: HouseNeighbours = usualNeighbours[type],
): HouseShape {
  const half = { row: 112, corner: 118, semi: 124, detached: 138 }[type];
  const eaves = -2 * storey;
  const ends = { left: -half, right: half, eaves, neighbours };
  if (roof === 'flat') return { ...ends, ridge: eaves - 12, roof: 'flat' };
  return type === 'detached' ? { ...ends, ridge: -286, roof: 'gable' } : { ...ends, ridge: -250, roof: 'along' };
}

/** Where a home has something to point at. */
export const housePoints = ['boiler', 'radiator', 'wall', 'pipes', 'chimney', 'pump', 'livingRoom', 'garden'] as const;
/** What of a home a number can stand at. */
export type HousePoint = (typeof housePoints)[number];

/** What of a home a question can be about. */
export const houseMarks = [
  'boiler',
  'radiator',
  'meterCupboard',
  'wall',
  'roof',
  'floor',
  'window',
  'pipes',
  'livingRoom',
  'pump',
  'wholeHouse',
] as const;
/** What of a home can be marked. */
export type HouseMark = (typeof houseMarks)[number];

/** A circle around it. */
export type MarkedAt = Readonly<Record<HouseMark, readonly [x: number, y: number, radius: number]>>;

type Points = Readonly<Record<HousePoint, readonly [x: number, y: number]>>;

/** Where the number of each stands, beside what there is to see of it. */
export function pointsOf({ left, right, eaves, ridge, roof, neighbours }: HouseShape, isHybrid: boolean): Points {
  const gable = roof === 'gable';
  const boiler: readonly [number, number] = {
    along: [left + 92, eaves - 52] as const,
    gable: [-62, eaves - 36] as const,
    flat: [left + 84, eaves + 28] as const,
  }[roof];
  return {
    boiler: isHybrid ? boiler : [left + 30, -76],
    radiator: [right - 92, -storey - 24],
    wall: [right + 6, -storey],
    pipes: isHybrid ? [left + 22, -40] : [left + 22, 26],
    chimney: gable ? [96, ridge + 16] : [right - 24, ridge - 46],
    pump: [-20, 34],
    livingRoom: [-8, -34],
    // In the bush of the home next door, or in the tree where none is.
    garden: neighbours === 'right' || neighbours === 'both' ? [right + 58, -24] : [right + 104, -124],
  };
}

/** A circle around all of a home so far to both sides of its middle. */
const around = (half: number, middle: number): MarkedAt[HouseMark] => [0, middle, Math.round(Math.hypot(half, middle)) + 4];

/** Around what is marked. */
export function marksOf({ left, right, eaves, ridge, roof }: HouseShape, isHybrid: boolean): MarkedAt {
  return {
    boiler: isHybrid
      ? {
          along: [left + 59, eaves - 39, 38] as const,
          gable: [-31, eaves - 33, 38] as const,
          flat: [left + 49, eaves + 41, 38] as const,
        }[roof]
      : [left + 30, -36, 44],
    radiator: [right - 51, -24, 36],
    meterCupboard: [right - 34, -61, 28],
    wall: [right - 6, -storey, 34],
    roof: { along: [right - 48, ridge + 40, 40] as const, gable: [60, ridge + 56, 36] as const, flat: [0, eaves - 6, 30] as const }[
      roof
    ],
    floor: [-8, -2, 30],
    window: [25, -114, 44],
    pipes: [left + 22, isHybrid ? -40 : 30, 30],
    livingRoom: [-40, -30, 46],
    pump: [28, 34, 50],
    wholeHouse: around(right, roof === 'gable' ? -118 : ridge / 2),
  };
}
