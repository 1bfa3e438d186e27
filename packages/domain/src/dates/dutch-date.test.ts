import fc from 'fast-check';
import { expect, test } from 'vitest';
import { readDutchDate, showDutchDate } from './dutch-date.js';

test.each([
  ['21-11-1980', '1980-11-21'],
  ['29-02-2000', '2000-02-29'],
  ['01-01-1900', '1900-01-01'],
  ['31-12-2099', '2099-12-31'],
  ['29-02-1900', undefined],
  ['31-04-1980', undefined],
  ['00-01-1980', undefined],
  ['01-13-1980', undefined],
  ['31-12-1899', undefined],
  ['01-01-2100', undefined],
  ['1-1-1980', undefined],
  ['21-11-80', undefined],
  ['1980-11-21', undefined],
  ['21/11/1980', undefined],
  ['21-11-1980 ', undefined],
  ['٢١-١١-١٩٨٠', undefined],
])('%j is the day %j', (typed, date) => {
  expect(readDutchDate(typed)).toBe(date);
});

test('every day of two centuries is read as it is written', () => {
  const between = { min: new Date('1900-01-01T00:00:00Z'), max: new Date('2099-12-31T00:00:00Z'), noInvalidDate: true };
  fc.assert(
    fc.property(fc.date(between), (day) => {
      const date = day.toISOString().slice(0, 10) as `${number}-${number}-${number}`;
      expect(readDutchDate(showDutchDate(date))).toBe(date);
    }),
  );
});

test('whatever is typed, it is a day of the calendar or none', () => {
  const digits = (length: number) => fc.stringMatching(new RegExp(`^\\d{${length}}$`));
  fc.assert(
    fc.property(fc.tuple(digits(2), digits(2), digits(4)), (parts) => {
      const date = readDutchDate(parts.join('-'));
      if (date !== undefined) expect(new Date(date).toISOString().slice(0, 10)).toBe(date);
    }),
  );
});
