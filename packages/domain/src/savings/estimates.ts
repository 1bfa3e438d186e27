/** From the lowest to the highest that the sources allow; the figure itself is in it. */
export interface Range {
  readonly from: number;
  readonly to: number;
}

/** A figure, and how far off it may be. */
export interface Estimate extends Range {
  readonly value: number;
}

/** Something that isn't known for sure: each of these is as possible as what we take. */
export type Doubt<Case> = readonly Case[];

/**
 * A figure with its range. Each doubt moves it by itself, down or up; as it is unlikely that all are at their worst in the same home and year, they are added as
 * independent ones are: the root of the sum of squares.
 */
export function estimateOf<Case>(usual: Case, doubts: readonly Doubt<Case>[], figureOf: (of: Case) => number): Estimate {
  const value = figureOf(usual);
  let [below, above] = [0, 0];
  for (const doubt of doubts) {
    let [least, most] = [0, 0];
    for (const other of doubt) {
      const difference = figureOf(other) - value;
      least = Math.min(least, difference);
      most = Math.max(most, difference);
    }
    below += least ** 2;
    above += most ** 2;
  }
  return { value, from: value - Math.sqrt(below), to: value + Math.sqrt(above) };
}
