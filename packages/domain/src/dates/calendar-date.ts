/** A day without a time, `yyyy-mm-dd`. */
export type CalendarDate = `${number}-${number}-${number}`;

const dutchDay = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'Europe/Amsterdam',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
});

let latest: { readonly minute: number; readonly day: CalendarDate } | undefined;

/** The day that it is in the Netherlands at an instant. */
export function calendarDate(instant: Date): CalendarDate {
  // Days begin with a minute, and nearly all that ask, ask of now: to format it takes as long as to calculate what a pump saves.
  const minute = Math.floor(instant.getTime() / 60_000);
  if (latest?.minute !== minute) latest = { minute, day: dutchDay.format(instant) as CalendarDate };
  return latest.day;
}

/** The year of a day, as a number. */
export const yearOf = (date: CalendarDate) => Number(date.slice(0, 4));
