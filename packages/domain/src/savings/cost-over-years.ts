import type { SavingsResult } from './calculate-savings.js';
import type { Estimate } from './estimates.js';

/** As long as the loan of the price runs. */
export const yearsToCompare = 15;

/** What someone has paid at the end of a year, in €, with how far off that may be. */
export interface CostAtYear {
  /** 0 is the day that the pump is there. */
  readonly year: number;
  /** Without a pump. */
  readonly now: Estimate;
  /** With the pumps' prices. */
  readonly hybrid: Estimate;
  readonly allElectric: Estimate;
}

type Costs = Pick<SavingsResult, 'costs' | 'price'>;

/** What is paid over the years without a pump, with a hybrid and with an all-electric one, at the prices of today and without subsidy. */
export const costOverYears = (hybrid: Costs, allElectric: Costs, years = yearsToCompare): readonly CostAtYear[] =>
  Array.from({ length: years + 1 }, (_, year) => {
    const paid = ({ value, from, to }: Estimate, price: number): Estimate => ({
      value: price + value * year,
      from: price + from * year,
      to: price + to * year,
    });
    return {
      year,
      now: paid(hybrid.costs.now, 0),
      hybrid: paid(hybrid.costs.withPump, hybrid.price),
      allElectric: paid(allElectric.costs.withPump, allElectric.price),
    };
  });

/** What there is to choose: doing nothing, or a pump. */
export const costChoices = ['now', 'hybrid', 'allElectric'] as const;
/** One of `costChoices`. */
export type CostChoice = (typeof costChoices)[number];

/** From the end of which year on someone has paid less with one choice than with another, by its middle; undefined where that is later than we look. */
export const cheaperFrom = (
  years: readonly CostAtYear[],
  choice: Exclude<CostChoice, 'now'>,
  than: CostChoice = 'now',
): number | undefined => years.find(({ year, [than]: other, [choice]: pump }) => year > 0 && pump.value <= other.value)?.year;
