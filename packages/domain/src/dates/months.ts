import type { CalendarDate } from './calendar-date.js';

const partsOf = (date: CalendarDate) => date.split('-').map(Number) as [year: number, month: number, day: number];

/** The day so many months later: the last day of a shorter month, where the month has no such day. */
export function addMonths(date: CalendarDate, months: number): CalendarDate {
  const [year, month, day] = partsOf(date);
  const lastOfMonth = new Date(Date.UTC(year, month + months, 0)).getUTCDate();
  const later = new Date(Date.UTC(year, month - 1 + months, Math.min(day, lastOfMonth)));
  return later.toISOString().slice(0, 10) as CalendarDate;
}

/** How many whole months later `to` is. */
export function monthsBetween(from: CalendarDate, to: CalendarDate): number {
  const [[year, month], [laterYear, laterMonth]] = [partsOf(from), partsOf(to)];
  const months = (laterYear - year) * 12 + laterMonth - month;
  return addMonths(from, months) > to ? months - 1 : months;
}
