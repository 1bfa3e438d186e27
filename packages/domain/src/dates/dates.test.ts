import { describe, expect, test } from 'vitest';
import { calendarDate, type CalendarDate } from './calendar-date.js';
import { endOfDay } from './end-of-day.js';
import { formatDate, formatLongDate } from './format-date.js';
import { formatMoment, formatTime } from './format-moment.js';
import { addMonths, monthsBetween } from './months.js';

const dutch = { locale: 'nl-NL' };
const english = { locale: 'en-GB' };

describe('a date in Dutch', () => {
  test.each([
    ['2026-11-21', '21-11-2026', '21 november 2026'],
    ['2026-06-30T22:30:00.000Z', '01-07-2026', '1 juli 2026'],
    ['', 'Date not available', 'Date not available'],
    ['gisteren', 'Date not available', 'Date not available'],
    [null, 'Date not available', 'Date not available'],
    [undefined, 'Date not available', 'Date not available'],
  ])('%j is %s, or %s', (date, short, long) => {
    expect(formatDate(date, dutch)).toBe(short);
    expect(formatLongDate(date, dutch)).toBe(long);
  });
});

test('the day is the Dutch one, wherever the server stands', () => {
  expect(calendarDate(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(calendarDate(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
});

test.each<[date: CalendarDate, last: string]>([
  ['2026-11-28', '2026-11-28T22:59:59.999Z'],
  ['2026-06-30', '2026-06-30T21:59:59.999Z'],
  ['2026-03-28', '2026-03-28T22:59:59.999Z'],
  ['2026-03-29', '2026-03-29T21:59:59.999Z'],
  ['2026-10-24', '2026-10-24T21:59:59.999Z'],
  ['2026-10-25', '2026-10-25T22:59:59.999Z'],
])('the day %s lasts until %s, also where the clocks change', (date, last) => {
  expect(endOfDay(date).toISOString()).toBe(last);
});

test.each<[from: CalendarDate, to: CalendarDate, months: number]>([
  ['2026-11-21', '2028-11-21', 24],
  ['2026-11-21', '2028-11-20', 23],
  ['2026-12-31', '2027-01-01', 0],
  ['2028-02-29', '2030-02-28', 24],
  ['2026-08-31', '2027-02-28', 6],
  ['2026-08-31', '2026-08-31', 0],
])('from %s until %s are %d whole months', (from, to, months) => {
  expect(monthsBetween(from, to)).toBe(months);
});

test('months later is the same day, or the last of a shorter month', () => {
  expect([addMonths('2026-08-31', 6), addMonths('2026-11-30', 3), addMonths('2026-11-21', 2)]).toEqual([
    '2027-02-28',
    '2027-02-28',
    '2027-01-21',
  ]);
});

test('a moment has its time, where the Netherlands are', () => {
  const moment = new Date('2026-11-21T08:14:00Z');
  expect(formatTime(moment, dutch)).toBe('09:14');
  expect(formatMoment(moment, dutch)).toBe('21 november 2026 om 09:14');
});

test('in English', () => {
  const moment = new Date('2026-11-21T08:14:00Z');
  expect(formatDate(moment, english)).toBe('21/11/2026');
  expect(formatLongDate(moment, english)).toBe('21 November 2026');
  expect(formatTime(moment, english)).toBe('09:14');
  expect(formatMoment(moment, english)).toBe('21 November 2026 at 09:14');
  expect(formatDate(undefined, english)).toBe('Date not available');
});
