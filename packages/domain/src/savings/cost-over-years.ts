import type { SavingsResult } from './calculate-savings.js';

/** As long as the loan of the price runs. */
export const yearsToCompare = 15;

/** What someone has paid at the end of a year, in €. */
export interface CostAtYear {
  /** 0 is the day that the pump is there. */
  readonly year: number;
  readonly now: number;
  /** With the pump's price. */
  readonly withPump: number;
}

/** What is paid over the years with the pump and without, at the prices of today and without subsidy. */
export const costOverYears = (
  { costs: { now, withPump }, price }: Pick<SavingsResult, 'costs' | 'price'>,
  years = yearsToCompare,
): readonly CostAtYear[] =>
  Array.from({ length: years + 1 }, (_, year) => ({ year, now: now * year, withPump: price + withPump * year }));
