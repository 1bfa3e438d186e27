/** A constant that an engineer can check, and an operator can replace when its source does. */
export interface Figure {
  readonly value: number;
  readonly unit: string;
  /** Who says so; undefined where the seller does, whoever that is. */
  readonly source: string | undefined;
  /** The date that the figure applies to where the source names it, else when it was read there. */
  readonly date: string;
  /** What it holds for, or is counted by. */
  readonly basis: string;
}

type Origin = Pick<Figure, 'source' | 'date'>;

/** Figures of one source. */
export const figuresFrom =
  (origin: Origin) =>
  (value: number, unit: string, basis: string): Figure => ({ value, unit, basis, ...origin });
