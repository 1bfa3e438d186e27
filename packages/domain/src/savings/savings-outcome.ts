/** Years after which nobody counts on it any more: a pump doesn't last longer. */
export const longestPayback = 40;

/** What comes out, without how. */
export interface SavingsOutcome {
  /** € a year; below 0 where it costs money. */
  readonly euroSaved: number;
  /** m³ a year */
  readonly gasSaved: number;
  /** kg a year */
  readonly co2Saved: number;
  /** Years until the price is earned back; null where nothing is saved. */
  readonly roi: number | null;
  /** € a month */
  readonly monthlySavings: number;
  /** Saved a year, as a percentage of the price. */
  readonly anualPercentage: number;
}
