import { addDays } from '../dates/add-days.js';
import type { CalendarDate } from '../dates/calendar-date.js';

/** How long before a direct debit its customer hears the amount and the day: the SEPA rulebook's fourteen days, as nothing shorter was agreed. */
export const debitNoticeDays = 14;

/** The first day on which can be collected what is told today. */
export const earliestDebit = (today: CalendarDate): CalendarDate => addDays(today, debitNoticeDays);
