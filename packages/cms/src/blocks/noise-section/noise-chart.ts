import { noiseAt, noiseLimits, type OutdoorUnit } from '@pomp/domain';

/** In units of the drawing, of which a phone shows about one to a pixel. */
export const width = 360;
export const height = 268;
export const left = 8;
/** Under the curve: where the pump stands, and the neighbours. */
export const ground = 240;
const top = 12;
const bottom = 166;
const right = width - 20;

/** In metres. */
export const distances = { nearest: 1, farthest: 15, step: 0.5 } as const;
export const shownDistances = [1, 5, 10, 15] as const;
/** The pump itself stands before the first metre. */
export const xOf = (metres: number) =>
  place(left + 34, right, (metres - distances.nearest) / (distances.farthest - distances.nearest));

/** Where a level is drawn: on the same scale for every place of a unit, from the farthest in the open to the nearest in a corner, the limit with it. */
export function yOf(soundPower: number, level: number): number {
  const low = Math.min(noiseAt({ soundPower, reflection: 'ground' }, distances.farthest), noiseLimits.night);
  const high = Math.max(noiseAt({ soundPower, reflection: 'corner' }, distances.nearest), noiseLimits.night);
  return place(bottom, top, (level - low) / (high - low));
}

const place = (from: number, to: number, part: number) => Math.round((from + (to - from) * part) * 10) / 10;

/** The level by distance, as a path. */
export function curveOf(unit: OutdoorUnit): string {
  const { nearest, farthest, step } = distances;
  const points = Array.from({ length: (farthest - nearest) / step + 1 }, (_, index) => nearest + index * step);
  return points
    .map((metres, index) => `${index === 0 ? 'M' : 'L'}${xOf(metres)} ${yOf(unit.soundPower, noiseAt(unit, metres))}`)
    .join('');
}

/** `35,0` in Dutch. */
export const tenths = (level: number, locale: string) =>
  level.toLocaleString(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
