import { costChoices, type CostAtYear, type CostChoice } from './cost-over-years.js';

/** Where lines and bands are drawn, in whatever a drawing is measured in; `top` is where the most is paid. */
export interface ChartBox {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Across, then down. */
export type ChartPoint = readonly [x: number, y: number];

/** What is paid over the years as points to draw: the same on a page and in a PDF. */
export interface CostChart {
  /** From 0 up to what is at least the most that is paid. */
  readonly amounts: readonly { readonly euros: number; readonly y: number }[];
  /** Every fifth year. */
  readonly years: readonly { readonly year: number; readonly x: number }[];
  readonly lines: Readonly<Record<CostChoice, readonly ChartPoint[]>>;
  /** Around each line: along the most, and back along the least. */
  readonly bands: Readonly<Record<CostChoice, readonly ChartPoint[]>>;
}

const fewestSteps = 3;
const yearsApart = 5;

/** 1, 2 or 5 with noughts: the largest that leaves a few steps up to the amount, so that the lines fill the chart. */
function niceStep(highest: number): number {
  const rough = Math.max(highest / fewestSteps, 1);
  const magnitude = 10 ** Math.floor(Math.log10(rough));
  return ([5, 2, 1].find((factor) => factor * magnitude <= rough) ?? 1) * magnitude;
}

const ofEach = <Value>(value: (choice: CostChoice) => Value) =>
  Object.fromEntries(costChoices.map((choice) => [choice, value(choice)])) as Record<CostChoice, Value>;

/** Nothing lies below the axis: who gets money back has paid nothing. */
export function costChart(years: readonly CostAtYear[], { left, top, width, height }: ChartBox): CostChart {
  const last = years.at(-1)?.year || 1;
  const highest = Math.max(0, ...years.flatMap((at) => costChoices.map((choice) => at[choice].to)));
  const step = niceStep(highest);
  const steps = Math.max(Math.ceil(highest / step), 1);
  const x = (year: number) => left + (width * year) / last;
  const y = (euros: number) => top + height - (height * Math.max(euros, 0)) / (step * steps);
  const along = (end: 'value' | 'from' | 'to', choice: CostChoice, at: readonly CostAtYear[] = years): readonly ChartPoint[] =>
    at.map((paid) => [x(paid.year), y(paid[choice][end])]);
  return {
    amounts: Array.from({ length: steps + 1 }, (_, index) => ({ euros: index * step, y: y(index * step) })),
    years: years.filter(({ year }) => year % yearsApart === 0).map(({ year }) => ({ year, x: x(year) })),
    lines: ofEach((choice) => along('value', choice)),
    bands: ofEach((choice) => [...along('to', choice), ...along('from', choice, years.toReversed())]),
  };
}
