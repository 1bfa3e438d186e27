import type { CalendarDate } from './calendar-date.js';

/** `21-11-2026` → `2026-11-21`; undefined for what is no day of the calendar, or outside the years 1900–2099 (spec 3 §5). */
export function readDutchDate(text: string): CalendarDate | undefined {
  const [, day, month, year] = /^(\d{2})-(\d{2})-((?:19|20)\d{2})$/.exec(text) ?? [];
  if (day === undefined || month === undefined || year === undefined) return undefined;
  const date = `${year}-${month}-${day}` as CalendarDate;
  // A day that a month doesn't have rolls over into the next, and then reads differently.
  const instant = new Date(`${date}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(date) ? date : undefined;
}

/** `2026-11-21` → `21-11-2026`. */
export const showDutchDate = (date: CalendarDate) => date.split('-').reverse().join('-');
