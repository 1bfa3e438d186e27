import type { CalendarDate } from '../dates/calendar-date.js';

/** What holds in a period: both days included. */
export interface Dated {
  readonly from: CalendarDate;
  readonly until: CalendarDate;
}

/** What holds on a day; undefined where that isn't known (yet). */
export const heldOn = <Row extends Dated>(table: readonly Row[], on: CalendarDate): Row | undefined =>
  table.find(({ from, until }) => from <= on && on <= until);

/** What holds on a day, or the newest that is known of before it. From old to new; the oldest for a day before all of them. */
export const latestOn = <Row extends Dated>(table: readonly [Row, ...Row[]], on: CalendarDate): Row =>
  table.findLast(({ from }) => from <= on) ?? table[0];
