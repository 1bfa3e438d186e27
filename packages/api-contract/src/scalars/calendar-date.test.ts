import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { calendarDate } from './calendar-date.js';

test.each([
  ['2026-11-21', true],
  ['2028-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-00-10', false],
  ['0000-01-01', false],
  ['1899-12-31', false],
  ['2100-01-01', false],
  ['2026-1-1', false],
  ['21-11-2026', false],
  ['2026-11-21T09:00:00Z', false],
  [' 2026-11-21', false],
  ['', false],
  [20261121, false],
])('whether %j is a date: %s', (value, is) => {
  expect(z.safeParse(calendarDate, value).success).toBe(is);
});

test('the documentation says that it is a date', () => {
  expect(z.toJSONSchema(calendarDate)).toMatchObject({ type: 'string', format: 'date' });
});
