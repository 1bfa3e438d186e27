import { yearOf, type CalendarDate } from '../dates/calendar-date.js';
import { heldOn, latestOn } from './dated.js';
import type { Figure } from './figure.js';
import { subsidyTable } from './figures.js';

/** What the government may give. Only an indication: the amounts change every year, and the seller doesn't decide about it. */
export interface SubsidyIndication {
  /** € */
  readonly amount: number;
  /** Of which year the amount is. */
  readonly year: number;
  /** Whether that year's amounts hold on the day: those of a new year are known late. */
  readonly current: boolean;
  readonly figures: readonly Figure[];
}

/** ISDE for an air-water pump with label A+++, for home owners. @param power in kW */
export function subsidyIndication(power: number, on: CalendarDate): SubsidyIndication {
  const row = latestOn(subsidyTable, on);
  const { base, perKilowatt, label, from } = row;
  return {
    amount: base.value + perKilowatt.value * power + label.value,
    year: yearOf(from),
    current: heldOn(subsidyTable, on) === row,
    figures: [base, perKilowatt, label],
  };
}
