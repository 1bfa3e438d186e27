import { describe, expect, test } from 'vitest';
import { calendarDate } from './calendar-date.js';
import { formatDate, formatLongDate } from './format-date.js';

describe('a date in Dutch', () => {
  test.each([
    ['2026-11-21', '21-11-2026', '21 november 2026'],
    ['2026-06-30T22:30:00.000Z', '01-07-2026', '1 juli 2026'],
    ['', 'Date not available', 'Date not available'],
    ['gisteren', 'Date not available', 'Date not available'],
    [null, 'Date not available', 'Date not available'],
    [undefined, 'Date not available', 'Date not available'],
  ])('%j is %s, or %s', (date, short, long) => {
    expect(formatDate(date)).toBe(short);
    expect(formatLongDate(date)).toBe(long);
  });
});

test('the day is the Dutch one, wherever the server stands', () => {
  expect(calendarDate(new Date('2026-12-31T23:30:00Z'))).toBe('2027-01-01');
  expect(calendarDate(new Date('2026-06-30T21:59:59Z'))).toBe('2026-06-30');
});
