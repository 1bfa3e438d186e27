import { addDays } from './add-days.js';
import { calendarDate, type CalendarDate } from './calendar-date.js';

/** The last moment of a day in the Netherlands, where clocks never change at midnight. */
export function endOfDay(date: CalendarDate): Date {
  const next = addDays(date, 1);
  const [inSummer, inWinter] = [new Date(`${next}T00:00:00+02:00`), new Date(`${next}T00:00:00+01:00`)];
  const midnight = calendarDate(inSummer) === next ? inSummer : inWinter;
  return new Date(midnight.getTime() - 1);
}
