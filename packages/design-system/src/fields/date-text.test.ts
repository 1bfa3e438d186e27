import { describe, expect, test } from 'vitest';
import { dayOf, restOfPattern, textOf, tidyDate, typeDate } from './date-text.js';

const typed = (keys: string) => [...keys].reduce((text, key) => typeDate(text + key, true), '');

describe('typing a date', () => {
  test.each([
    ['28111960', '28-11-1960'],
    ['28-11-1960', '28-11-1960'],
    ['28/11/1960', '28-11-1960'],
    ['1-2-1960', '1-2-1960'],
    ['1.12.1960', '1-12-1960'],
    ['28 nov', '28-nov'],
  ])('%s reads %s', (keys, text) => {
    expect(typed(keys)).toBe(text);
  });

  test('a dash that is removed stays away', () => {
    expect(typeDate('28', false)).toBe('28');
    expect(typeDate('28-1', false)).toBe('28-1');
  });

  test.each([
    ['1960-11-28', '28-11-1960'],
    ['28111960', '28-11-1960'],
    ['28 november 1960', '28 november 1960'],
  ])('%s at once, pasted or filled in by the browser, reads %s', (pasted, text) => {
    expect(typeDate(pasted, true)).toBe(text);
  });
});

test.each([
  ['1-2-1960', '01-02-1960'],
  [' 1/2/1960 ', '01-02-1960'],
  ['01021960', '01-02-1960'],
  ['1-2-60', '1-2-60'],
  ['28-', '28'],
  ['gisteren', 'gisteren'],
  ['', ''],
])('%j is left as %j', (text, tidied) => {
  expect(tidyDate(text)).toBe(tidied);
});

test.each([
  ['', 'dd-mm-jjjj'],
  ['2', 'd-mm-jjjj'],
  ['28-', 'mm-jjjj'],
  ['28-11-19', 'jj'],
  ['28-11-1960', ''],
  ['1-', ''],
  ['vandaag', ''],
])('behind %j stands %j', (text, rest) => {
  expect(restOfPattern(text, 'dd-mm-jjjj')).toBe(rest);
});

test.each([
  ['28-11-1960', '1960-11-28'],
  ['1-2-1960', '1960-02-01'],
  ['29-02-2024', '2024-02-29'],
  ['29-02-2023', undefined],
  ['31-04-2024', undefined],
  ['00-01-2024', undefined],
  ['28-11-60', undefined],
  ['28-11', undefined],
])('%j is the day %j', (text, day) => {
  expect(dayOf(text)).toBe(day);
});

test('a day is written as people write it', () => {
  expect(textOf('2026-11-21')).toBe('21-11-2026');
});
