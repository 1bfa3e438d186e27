import { describe, expect, test } from 'vitest';
import { addDays } from './add-days.js';
import type { CalendarDate } from './calendar-date.js';
import { workingDayFrom } from './working-day.js';

describe('a period that the law gives', () => {
  test.each<[what: string, on: CalendarDate, ends: CalendarDate]>([
    ['on a working day ends there', '2026-11-24', '2026-11-24'],
    ['on a Saturday ends on Monday', '2026-11-21', '2026-11-23'],
    ['on a Sunday ends on Monday', '2026-11-22', '2026-11-23'],
    ['on Christmas ends after it and the weekend', '2026-12-25', '2026-12-28'],
    ['on New Year’s Day ends on the Monday after it', '2027-01-01', '2027-01-04'],
    ['on Good Friday ends after Easter', '2026-04-03', '2026-04-07'],
    ['on Easter Monday of 2038, its latest, ends after it', '2038-04-26', '2038-04-28'],
    ['on Easter Monday of 2008, its earliest, ends after it', '2008-03-24', '2008-03-25'],
    ['on King’s Day ends after it', '2026-04-27', '2026-04-28'],
    ['on King’s Day before a Sunday ends after the weekend', '2025-04-26', '2025-04-28'],
    ['on Liberation Day ends after it', '2026-05-05', '2026-05-06'],
    ['on Ascension Day ends on the Monday after it', '2026-05-14', '2026-05-18'],
    ['on Whit Monday ends after it', '2026-05-25', '2026-05-26'],
    ['between a weekend and a holiday ends after the holiday', '2029-12-24', '2029-12-27'],
  ])('%s', (_what, on, ends) => {
    expect(workingDayFrom(on)).toBe(ends);
  });
});

/** In each place that the moon, the century and the leap years can have. */
test.each<CalendarDate>([
  '2011-04-25',
  '2027-03-29',
  '2049-04-19',
  '2076-04-20',
  '2100-03-29',
  '2200-04-07',
  '2285-03-23',
  '2300-04-09',
  '2400-04-17',
])('Easter Monday, %s, is no working day, and neither is its Friday', (monday) => {
  for (const day of [monday, addDays(monday, -3)]) expect(workingDayFrom(day)).not.toBe(day);
});
