import { calendarDate, workingDaysAfter, type CalendarDate } from '@pomp/domain';
import { dutchInstant } from '../time/dutch-time.js';

const times = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00', '16:00'] as const;
const workingDays = 10;

export interface Day {
  readonly date: CalendarDate;
  /** Free ones, `10:00`. */
  readonly times: readonly string[];
}

/** The coming working days, from tomorrow, with the times that nobody has taken. @param taken instants in milliseconds */
export function freeDays(now: Date, taken: ReadonlySet<number>): readonly Day[] {
  const today = calendarDate(now);
  return Array.from({ length: workingDays }, (_, index) => {
    const date = workingDaysAfter(today, index + 1);
    return { date, times: times.filter((time) => !taken.has(dutchInstant(date, time)?.getTime() ?? 0)) };
  });
}
