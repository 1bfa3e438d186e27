import { calendarDate, type CalendarDate } from '@pomp/domain';

/** The site's one look at the real clock, on the server and in the browser. */
export const now = (): Date => new Date();

export const today = (): CalendarDate => calendarDate(now());

/** For how many milliseconds this page has been open, in the browser. */
export const sinceOpened = (): number => performance.now();
