/** A day without a time, `yyyy-mm-dd`. */
export type CalendarDate = `${number}-${number}-${number}`;

const dutchDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

/** The day that it is in the Netherlands at an instant. */
export function calendarDate(instant: Date): CalendarDate {
  return dutchDay.format(instant) as CalendarDate;
}

/** The year of a day, as a number. */
export const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
