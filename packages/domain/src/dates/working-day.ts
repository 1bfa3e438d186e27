import { addDays, dayOfWeek } from './add-days.js';
import { yearOf, type CalendarDate } from './calendar-date.js';

/** Easter Sunday in the Gregorian calendar (Butcher's algorithm, as in Meeus, Astronomical Algorithms, chapter 8). */
function easterOf(year: number): CalendarDate {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const inCentury = year % 100;
  const corrected = century - Math.floor((century + 8) / 25);
  const h = (19 * a + century - Math.floor(century / 4) - Math.floor((corrected + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (century % 4) + 2 * Math.floor(inCentury / 4) - h - (inCentury % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const rest = h + l - 7 * m + 114;
  return dayOf(year, Math.floor(rest / 31), (rest % 31) + 1);
}

const dayOf = (year: number, month: number, day: number) =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}` as CalendarDate;

/**
 * The public holidays of the Algemene termijnenwet, article 3, sections 1 and 2. Easter and Whit Sunday are Sundays already, and so is a King's birthday that is kept the day before: no working day
 * either way.
 */
function publicHolidaysOf(year: number): readonly CalendarDate[] {
  const easter = easterOf(year);
  const [goodFriday, easterMonday, ascension, whitMonday] = [-2, 1, 39, 50].map((days) => addDays(easter, days)) as [
    CalendarDate,
    CalendarDate,
    CalendarDate,
    CalendarDate,
  ];
  return [
    dayOf(year, 1, 1),
    goodFriday,
    easterMonday,
    dayOf(year, 4, 27),
    dayOf(year, 5, 5),
    ascension,
    whitMonday,
    dayOf(year, 12, 25),
    dayOf(year, 12, 26),
  ];
}

const isHoliday = (date: CalendarDate) => publicHolidaysOf(yearOf(date)).includes(date);

/**
 * A day between a holiday and the weekend. A decree names most of these (article 3, section 3), some years ahead; those that it doesn't
 * name count too, so that nobody needs it to know, and a period is never shorter than the law has it.
 */
function isBridge(date: CalendarDate): boolean {
  if (dayOfWeek(date) === 1) return isHoliday(addDays(date, 1));
  return dayOfWeek(date) === 5 && isHoliday(addDays(date, -1));
}

const isWorkingDay = (date: CalendarDate) => ![0, 6].includes(dayOfWeek(date)) && !isHoliday(date) && !isBridge(date);

/** That day, or the first working day after it: on which a period of the law really ends (Algemene termijnenwet, article 1). */
export const workingDayFrom = (date: CalendarDate): CalendarDate => (isWorkingDay(date) ? date : workingDayFrom(addDays(date, 1)));

/** So many working days after a day: a promise made on Friday for one day is due on Monday. */
export function workingDaysAfter(date: CalendarDate, days: number): CalendarDate {
  let due = date;
  for (let left = days; left > 0; left -= 1) due = workingDayFrom(addDays(due, 1));
  return due;
}
