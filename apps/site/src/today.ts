import { calendarDate, type CalendarDate } from '@pomp/domain';
import { now } from './clock';

/** Apart from the clock, which every page has: a calendar's rules are for forms alone. */
export const today = (): CalendarDate => calendarDate(now());
