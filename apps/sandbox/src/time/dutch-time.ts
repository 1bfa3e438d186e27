import { calendarDate, formatTime, type CalendarDate } from '@pomp/domain';
import { dutch } from '../language/dutch.js';

const offsets = ['+01:00', '+02:00'];

/** The instant of a Dutch day and time, `10:30`; undefined for what isn't one, such as the hour that a spring night skips. */
export function dutchInstant(date: string, time: string): Date | undefined {
  return offsets
    .map((offset) => new Date(`${date}T${time}:00${offset}`))
    .find((instant) => !Number.isNaN(instant.getTime()) && calendarDate(instant) === date && formatTime(instant, dutch) === time);
}

/** What a date field and a time field show of an instant. */
export const dateAndTime = (instant: Date): { readonly date: CalendarDate; readonly time: string } => ({
  date: calendarDate(instant),
  time: formatTime(instant, dutch),
});
