import { daysBetween } from '../dates/add-days.js';
import type { CalendarDate } from '../dates/calendar-date.js';
import type { Range } from '../savings/estimates.js';

/** What the meters said on a day. */
export interface MeterReading {
  readonly on: CalendarDate;
  /** m³; null in a home without gas. */
  readonly gas: number | null;
  /** kWh, both rates together. */
  readonly electricity: number;
}

/** What was promised that a home uses in a year, once the heat pump is there. */
export interface PromisedUse {
  /** m³; null in a home without gas. */
  readonly gas: Range | null;
  /** kWh of the whole home. */
  readonly electricity: Range;
}

/** How what was used compares with what was promised. */
export const useVerdicts = ['less', 'within', 'more'] as const;
/** One of `useVerdicts`. */
export type UseVerdict = (typeof useVerdicts)[number];

/** What was used between two readings, and what was promised for those days. */
export interface UsedSoFar {
  readonly used: number;
  readonly promised: Range | null;
  readonly verdict: UseVerdict | null;
}

/** What the readings of an order say together. */
export interface MeterUse {
  readonly from: CalendarDate;
  readonly to: CalendarDate;
  readonly gas: UsedSoFar | null;
  readonly electricity: UsedSoFar;
}

/** Over fewer days a cold week says more than the heat pump does. */
export const fewestDays = 28;

/** Mean temperature of each month in De Bilt, °C (KNMI, climate of 1991 to 2020). */
const meanTemperature = [3.6, 3.9, 6.5, 9.9, 13.4, 16.2, 18.3, 17.9, 14.7, 10.9, 7, 4.2] as const;
/** From here on nothing is heated, as in the savings' own model. */
const heatedBelow = 16;

/** Our own assumptions, until enough readings say better: how much of a year's use follows the cold. The rest is the same every day. */
const followsCold = { gas: 0.8, electricity: 0.5 } as const;

/** How many degrees are heated on a day of that month, of which 0 is January. */
const coldOf = (month: number): number => Math.max(0, heatedBelow - (meanTemperature[month] ?? heatedBelow));
const daysOfYear = 365;

/** Degrees times days. */
function coldBetween(from: CalendarDate, days: number): number {
  // One date goes on: to make each anew from its text took most of it, 365 times a year.
  const day = new Date(from);
  let cold = 0;
  for (let passed = 0; passed < days; passed++) {
    cold += coldOf(day.getUTCMonth());
    day.setUTCDate(day.getUTCDate() + 1);
  }
  return cold;
}

/** What part of a usual year's use belongs to the days from `from` up to `to`: a winter month has more of it than one in summer. */
export function partOfYear(
  what: keyof typeof followsCold,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): number {
  const days = daysBetween(from, to);
  const cold = coldBetween(from, days) / coldBetween(from, daysOfYear);
  return followsCold[what] * cold + (1 - followsCold[what]) * (days / daysOfYear);
}

const verdictOf = (used: number, { from, to }: Range): UseVerdict => (used < from ? 'less' : used > to ? 'more' : 'within');

function compared(used: number, ofYear: Range | null | undefined, part: number, days: number): UsedSoFar {
  if (!ofYear) return { used, promised: null, verdict: null };
  const promised = { from: Math.round(ofYear.from * part), to: Math.round(ofYear.to * part) };
  return { used, promised, verdict: days < fewestDays ? null : verdictOf(used, promised) };
}

/** What was used from the first reading to the last, beside what was promised; undefined until there are two. In whatever order they are given. */
export function meterUse(readings: readonly MeterReading[], promise: PromisedUse | null): MeterUse | undefined {
  const inOrder = [...readings].sort((a, b) => a.on.localeCompare(b.on));
  const [first, last] = [inOrder.at(0), inOrder.at(-1)];
  if (!first || !last || first.on === last.on) return undefined;
  const [from, to] = [first.on, last.on];
  const days = daysBetween(from, to);
  const gas = first.gas === null || last.gas === null ? undefined : last.gas - first.gas;
  return {
    from,
    to,
    gas: gas === undefined ? null : compared(gas, promise?.gas, partOfYear('gas', { from, to }), days),
    electricity: compared(
      last.electricity - first.electricity,
      promise?.electricity,
      partOfYear('electricity', { from, to }),
      days,
    ),
  };
}
