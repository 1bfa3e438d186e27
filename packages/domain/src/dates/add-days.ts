import type { CalendarDate } from './calendar-date.js';

const millisPerDay = 24 * 60 * 60 * 1_000;

const instantOf = (date: CalendarDate) => new Date(`${date}T00:00:00Z`);

/** The day so many days later, or earlier for a negative number. */
export const addDays = (date: CalendarDate, days: number): CalendarDate =>
  new Date(instantOf(date).getTime() + days * millisPerDay).toISOString().slice(0, 10) as CalendarDate;

/** How many days later `to` is. */
export const daysBetween = (from: CalendarDate, to: CalendarDate): number =>
  Math.round((instantOf(to).getTime() - instantOf(from).getTime()) / millisPerDay);

/** 0 is Sunday, 6 is Saturday. */
export const dayOfWeek = (date: CalendarDate): number => instantOf(date).getUTCDay();
